import { describe, expect, it } from 'vitest'
import { readRecipes } from '../../testing/read-items.ts'
import { type Said, saidOf } from '../../testing/said-of.ts'

const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>Plum cake</title>${head}</head><body><h1>Plum cake</h1>${body}</body></html>`

const PAGES: [shape: string, html: string, said: Said][] = [
  [
    'a method with headings in bold letters',
    page(
      `<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe", "name": "Plum cake", "recipeIngredient": ["200 g flour", "100 g sugar", "2 eggs", "8 plums, halved"], "recipeInstructions": "<p><strong>Batter</strong></p><p>Beat the eggs with the sugar.</p><p>Fold in the flour.</p><p><strong>Bake</strong></p><p>Lay the plums on top and bake for 40 minutes.</p>"}</script>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        ['Batter', 'Beat the eggs with the sugar.', 'Fold in the flour.'],
        ['Bake', 'Lay the plums on top and bake for 40 minutes.'],
      ],
    },
  ],
  [
    'headings in bold letters among the ingredients',
    page(
      `<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe", "name": "Plum cake", "recipeIngredient": ["<strong>Batter</strong>", "200 g flour", "100 g sugar", "2 eggs", "<strong>Top</strong>", "8 plums, halved"], "recipeInstructions": [{"@type": "HowToStep", "text": "Beat the eggs with the sugar."}, {"@type": "HowToStep", "text": "Fold in the flour."}, {"@type": "HowToStep", "text": "Lay the plums on top and bake for 40 minutes."}]}</script>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [
        ['Batter', '200 g flour', '100 g sugar', '2 eggs'],
        ['Top', '8 plums, halved'],
      ],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'lists of ingredients with names',
    page(
      `<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe", "name": "Plum cake", "recipeIngredient": [{"@type": "ItemList", "name": "Batter", "itemListElement": ["200 g flour", "100 g sugar", "2 eggs"]}, {"@type": "ItemList", "name": "Top", "itemListElement": ["8 plums, halved"]}], "recipeInstructions": [{"@type": "HowToStep", "text": "Beat the eggs with the sugar."}, {"@type": "HowToStep", "text": "Fold in the flour."}, {"@type": "HowToStep", "text": "Lay the plums on top and bake for 40 minutes."}]}</script>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [
        ['Batter', '200 g flour', '100 g sugar', '2 eggs'],
        ['Top', '8 plums, halved'],
      ],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'line breaks that were escaped twice',
    page(
      `<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe", "name": "Plum cake", "recipeIngredient": ["200 g flour", "100 g sugar", "2 eggs", "8 plums, halved"], "recipeInstructions": "Beat the eggs with the sugar.\\\\nFold in the flour.\\\\nLay the plums on top and bake for 40 minutes."}</script>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'two documents in one script',
    page(
      `<script type="application/ld+json">{"@type": "WebSite", "name": "x"}{"@context": "https://schema.org", "@type": "Recipe", "name": "Plum cake", "recipeIngredient": ["200 g flour", "100 g sugar", "2 eggs", "8 plums, halved"], "recipeInstructions": [{"@type": "HowToStep", "text": "Beat the eggs with the sugar."}, {"@type": "HowToStep", "text": "Fold in the flour."}, {"@type": "HowToStep", "text": "Lay the plums on top and bake for 40 minutes."}]}</script>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'the state of a program',
    page(
      '',
      `<script type="application/json" id="__NEXT_DATA__">{"props": {"pageProps": {"recipe": {"@context": "https://schema.org", "@type": "Recipe", "name": "Plum cake", "recipeIngredient": ["200 g flour", "100 g sugar", "2 eggs", "8 plums, halved"], "recipeInstructions": [{"@type": "HowToStep", "text": "Beat the eggs with the sugar."}, {"@type": "HowToStep", "text": "Fold in the flour."}, {"@type": "HowToStep", "text": "Lay the plums on top and bake for 40 minutes."}]}}}}</script>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          null,
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
  [
    'an address in the place of the method',
    page(
      `<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe", "name": "Plum cake", "recipeIngredient": ["200 g flour", "100 g sugar", "2 eggs", "8 plums, halved"], "recipeInstructions": "https://example.org/plum-cake"}</script>`,
      '<h2>Method</h2><ol><li>Beat the eggs with the sugar.</li><li>Fold in the flour.</li><li>Lay the plums on top and bake for 40 minutes.</li></ol>',
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [],
    },
  ],
  [
    'sections in a section',
    page(
      `<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe", "name": "Plum cake", "recipeIngredient": ["200 g flour", "100 g sugar", "2 eggs", "8 plums, halved"], "recipeInstructions": [{"@type": "HowToSection", "name": "Cake", "itemListElement": [{"@type": "HowToSection", "name": "Batter", "itemListElement": [{"@type": "HowToStep", "text": "Beat the eggs with the sugar."}, {"@type": "HowToStep", "text": "Fold in the flour."}]}, {"@type": "HowToSection", "name": "Bake", "itemListElement": [{"@type": "HowToStep", "text": "Lay the plums on top and bake for 40 minutes."}]}]}]}</script>`,
    ),
    {
      title: 'Plum cake',
      ingredients: [[null, '200 g flour', '100 g sugar', '2 eggs', '8 plums, halved']],
      steps: [
        [
          'Cake',
          'Batter',
          'Beat the eggs with the sugar.',
          'Fold in the flour.',
          'Bake',
          'Lay the plums on top and bake for 40 minutes.',
        ],
      ],
    },
  ],
]

describe('data as programs write it', () => {
  it.each(PAGES)('are read: %s', async (_, html, said) => {
    expect((await readRecipes(html)).map(saidOf)).toEqual([said])
  })

  it.each([
    ['PT40MIN', 40],
    ['{"@type":"Duration","minValue":"PT30M","maxValue":"PT45M"}', 45],
    ['P0DT0H50M0.000S', 50],
  ])('say how long it takes: %s', async (written, minutes) => {
    const value = written.startsWith('{') ? written : JSON.stringify(written)
    const [recipe] = await readRecipes(
      page(
        `<script type="application/ld+json">{"@type":"Recipe","name":"Plum cake","cookTime":${value},"recipeIngredient":["2 eggs"],"recipeInstructions":["Boil the eggs."]}</script>`,
      ),
    )
    expect(recipe?.minutes.cook).toBe(minutes)
  })
})
