import { describe, expect, it } from 'vitest'
import { readRecipes } from '../../testing/read-items.ts'
import { type Said, saidOf } from '../../testing/said-of.ts'

const page = (body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>Bean stew – Mo cooks</title><meta property="og:site_name" content="Mo cooks"></head><body><div class="site-header"><a href="/">Home</a> <a href="/all">All recipes</a></div>${body}<footer><p>Write to Mo. 3 letters a week.</p></footer></body></html>`

const STEW: Said = {
  title: 'Bean stew',
  ingredients: [[null, '2 cans of beans', '1 onion, chopped', '½ tsp cumin', 'Salt and pepper']],
  steps: [
    [
      null,
      'Fry the onion until it is soft.',
      'Add the beans with the cumin.',
      'Simmer for 20 minutes, then season.',
    ],
  ],
}

const WITH_SALSA: Said = {
  ...STEW,
  ingredients: [
    ['For the stew', '2 cans of beans', '1 onion, chopped', '½ tsp cumin'],
    ['For the salsa', '3 tomatoes', 'A handful of coriander'],
  ],
}

const EINTOPF: Said = {
  title: 'Bohneneintopf',
  ingredients: [[null, '2 Dosen Bohnen', '1 Zwiebel', '½ TL Kümmel', 'Salz und Pfeffer']],
  steps: [
    [
      null,
      'Die Zwiebel glasig dünsten.',
      'Bohnen und Kümmel dazugeben.',
      '20 Minuten köcheln lassen und abschmecken.',
    ],
  ],
}

const PAGES: [builder: string, html: string, said: Said][] = [
  [
    'Squarespace: one text with breaks',
    page(
      `<main><article><h1 class="blog-item-title">Bean stew</h1><div class="sqs-block html-block"><div class="sqs-html-content"><p>We had this at sea, and it kept 4 of us warm.</p></div></div><div class="sqs-block html-block"><div class="sqs-html-content"><h3><strong>INGREDIENTS</strong></h3><p>2 cans of beans<br>1 onion, chopped<br>½ tsp cumin<br>Salt and pepper</p><h3><strong>METHOD</strong></h3><p>Fry the onion until it is soft.</p><p>Add the beans with the cumin.</p><p>Simmer for 20 minutes, then season.</p></div></div></article></main>`,
    ),
    STEW,
  ],
  [
    'Wix: items of paragraphs of spans',
    page(
      `<article><div data-hook="post-title"><h1><span>Bean stew</span></h1></div><div class="kaqlz" data-breakout="normal"><p dir="auto"><span>We had this at sea.</span></p></div><div data-breakout="normal"><h2 dir="auto"><span><strong>Ingredients:</strong></span></h2></div><ul><li dir="auto"><p dir="auto"><span>2 cans of beans</span></p></li><li><p><span>1 onion, chopped</span></p></li><li><p><span>½ tsp cumin</span></p></li><li><p><span>Salt and pepper</span></p></li></ul><div data-breakout="normal"><p><span> </span></p></div><div data-breakout="normal"><h2><span>Directions:</span></h2></div><ol><li><p><span>Fry the onion until it is soft.</span></p></li><li><p><span>Add the beans with the cumin.</span></p></li><li><p><span>Simmer for 20 minutes, then season.</span></p></li></ol><div data-breakout="normal"><p><span>Enjoy! Tell me how you liked it.</span></p></div><div>Recent Posts</div></article>`,
    ),
    STEW,
  ],
  [
    'Shopify: bold words for headings, dashes for bullets',
    page(
      `<div class="article"><h1 class="article-template__title">Bean stew</h1><div class="rte"><p>It warms 4.</p><p><strong>Ingredients</strong></p><p>- 2 cans of beans</p><p>- 1 onion, chopped</p><p>- ½ tsp cumin</p><p>- Salt and pepper</p><p><strong>Method</strong></p><p>1. Fry the onion until it is soft.</p><p>2. Add the beans with the cumin.</p><p>3. Simmer for 20 minutes, then season.</p></div><div class="article-template__social-sharing">Share</div></div>`,
    ),
    STEW,
  ],
  [
    'Gutenberg: columns',
    page(
      `<h1 class="wp-block-post-title">Bean stew</h1><div class="entry-content"><div class="wp-block-columns"><div class="wp-block-column"><h2 class="wp-block-heading">Ingredients</h2><h3 class="wp-block-heading">For the stew</h3><ul class="wp-block-list"><li>2 cans of beans</li><li>1 onion, chopped</li><li>½ tsp cumin</li></ul><h3 class="wp-block-heading">For the salsa</h3><ul class="wp-block-list"><li>3 tomatoes</li><li>A handful of coriander</li></ul></div><div class="wp-block-column"><h2 class="wp-block-heading">Directions</h2><ol class="wp-block-list"><li>Fry the onion until it is soft.</li><li>Add the beans with the cumin.</li><li>Simmer for 20 minutes, then season.</li></ol></div></div></div>`,
    ),
    WITH_SALSA,
  ],
  [
    'Gutenberg: headings as items with lists of their own',
    page(
      '<h1>Bean stew</h1><h2>Ingredients</h2><ul><li>For the stew<ul><li>2 cans of beans</li><li>1 onion, chopped</li><li>½ tsp cumin</li></ul></li><li>For the salsa<ul><li>3 tomatoes</li><li>A handful of coriander</li></ul></li></ul><h2>Steps</h2><ol><li>Fry the onion until it is soft.</li><li>Add the beans with the cumin.</li><li>Simmer for 20 minutes, then season.</li></ol>',
    ),
    WITH_SALSA,
  ],
  [
    'Elementor: lists of icons',
    page(
      `<div class="elementor"><h1 class="elementor-heading-title">Bean stew</h1><div class="elementor-widget"><h2 class="elementor-heading-title">What you need</h2></div><div class="elementor-widget-icon-list"><ul class="elementor-icon-list-items"><li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><svg><path d="M0"/></svg></span><span class="elementor-icon-list-text">2 cans of beans</span></li><li><span class="elementor-icon-list-text">1 onion, chopped</span></li><li><span class="elementor-icon-list-text">½ tsp cumin</span></li><li><span class="elementor-icon-list-text">Salt and pepper</span></li></ul></div><div class="elementor-widget"><h2>How to make it</h2></div><div class="elementor-widget-text-editor"><p>Fry the onion until it is soft.</p><p>Add the beans with the cumin.</p><p>Simmer for 20 minutes, then season.</p></div></div>`,
    ),
    STEW,
  ],
  [
    'steps that each have a heading with their number',
    page(
      `<h1>Bean stew</h1><h2>Ingredients</h2><div class="list"><div class="row"><span class="qty">2</span><span class="unit"> cans</span> <span class="food">of beans</span></div><div class="row"><span>1</span> <span>onion, chopped</span></div><div class="row"><span>½</span> <span>tsp</span> <span>cumin</span></div><div class="row"><span>Salt and pepper</span></div></div><h2>Method</h2><section><h3>Step 1</h3><p>Fry the onion until it is soft.</p></section><section><h3>Step 2</h3><p>Add the beans with the cumin.</p></section><section><h3>Step 3</h3><p>Simmer for 20 minutes, then season.</p></section>`,
    ),
    STEW,
  ],
  [
    'a table whose foods stand before their amounts',
    page(
      '<h1>Bean stew</h1><table><caption>Ingredients</caption><tbody><tr><td>beans</td><td>2 cans</td></tr><tr><td>onion, chopped</td><td>1</td></tr><tr><td>cumin</td><td>½ tsp</td></tr></tbody></table><h2>Preparation</h2><ol><li>Fry the onion until it is soft.</li><li>Add the beans with the cumin.</li><li>Simmer for 20 minutes, then season.</li></ol>',
    ),
    { ...STEW, ingredients: [[null, 'beans 2 cans', 'onion, chopped 1', 'cumin ½ tsp']] },
  ],
  [
    'lists of definitions',
    page(
      '<h1>Bean stew</h1><h2>Ingredients</h2><dl><dt>beans</dt><dd>2 cans</dd><dt>onion, chopped</dt><dd>1</dd><dt>cumin</dt><dd>½ tsp</dd></dl><h2>Method</h2><ol><li>Fry the onion until it is soft.</li><li>Add the beans with the cumin.</li><li>Simmer for 20 minutes, then season.</li></ol>',
    ),
    { ...STEW, ingredients: [[null, 'beans 2 cans', 'onion, chopped 1', 'cumin ½ tsp']] },
  ],
  [
    'German: a table of amounts and a text',
    page(
      `<h1>Bohneneintopf</h1><h2>Zutaten für 4 Portionen</h2><table><tbody><tr><td>2 Dosen</td><td>Bohnen</td></tr><tr><td>1</td><td>Zwiebel</td></tr><tr><td>½ TL</td><td>Kümmel</td></tr><tr><td></td><td>Salz und Pfeffer</td></tr></tbody></table><h2>So wird's gemacht</h2><p>Die Zwiebel glasig dünsten.<br><br>Bohnen und Kümmel dazugeben.<br><br>20 Minuten köcheln lassen und abschmecken.</p><p>Arbeitszeit ca. 30 Minuten</p><h3>Kommentare</h3><p>Sehr gut, danke dafür!</p>`,
      'de',
    ),
    EINTOPF,
  ],
  [
    'a post of a newsletter, with a picture between the steps',
    page(
      `<article><h1 class="post-title">Bean stew</h1><h3>A pot for the week</h3><div class="body markup"><p>Hello again! It is 3 degrees here.</p><h4>Ingredients</h4><ul><li><p>2 cans of beans</p></li><li><p>1 onion, chopped</p></li><li><p>½ tsp cumin</p></li><li><p>Salt and pepper</p></li></ul><h4>Directions</h4><ol><li><p>Fry the onion until it is soft.</p></li></ol><div class="captioned-image-container"><figure><img src="a.jpg"><figcaption>Soft onions</figcaption></figure></div><ol start="2"><li><p>Add the beans with the cumin.</p></li><li><p>Simmer for 20 minutes, then season.</p></li></ol><div class="subscription-widget-wrap"><p>Mo cooks is a letter. Subscribe now.</p></div></div></article>`,
    ),
    STEW,
  ],
  [
    'an old blog: no heading is one, lines are divs',
    page(
      `<div class="post hentry"><h3 class="post-title entry-title"><a href="/1">Bean stew</a></h3><div class="post-body entry-content"><div>We had this at sea.</div><div><br></div><div><u>Ingredients:</u></div><div>2 cans of beans</div><div>1 onion, chopped</div><div>½ tsp cumin</div><div>Salt and pepper</div><div><br></div><div><u>Directions:</u></div><div>Fry the onion until it is soft.</div><div>Add the beans with the cumin.</div><div>Simmer for 20 minutes, then season.</div></div><div class="post-footer">Posted by Mo at 10:15 <a>4 comments</a></div></div>`,
    ),
    STEW,
  ],
]

describe('a page of a builder of sites', () => {
  it.each(PAGES)('is read, and doubted: %s', async (_, html, said) => {
    const recipes = await readRecipes(html)
    expect(recipes.map(saidOf)).toEqual([said])
    expect(recipes[0]?.doubts.length).toBeGreaterThan(0)
  })
})
