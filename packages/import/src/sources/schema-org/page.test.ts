import { describe, expect, it } from 'vitest'
import { readItems, readRecipes } from '../../testing/read-items.ts'

const page = (...scripts: string[]) =>
  `<!doctype html><html lang="en"><body>${scripts
    .map((script) => `<script type="application/ld+json">${script}</script>`)
    .join('')}</body></html>`

const soup = {
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks', '1 l stock'],
  recipeInstructions: 'Cut the leeks.\nBoil them in the stock.',
}

describe('JSON-LD of a page', () => {
  it('finds recipes in graphs, lists and inside of other things', async () => {
    const shapes = [
      soup,
      [{ '@type': 'WebSite' }, soup],
      { '@graph': [{ '@type': 'Person' }, soup] },
      { '@type': 'WebPage', mainEntity: soup },
      [[{ '@graph': [[soup]] }]],
    ]
    for (const shape of shapes) {
      const [recipe, ...others] = await readRecipes(page(JSON.stringify(shape)))
      expect(recipe?.title).toBe('Leek soup')
      expect(recipe?.steps).toEqual([
        { group: null, lines: ['Cut the leeks.', 'Boil them in the stock.'] },
      ])
      expect(others).toEqual([])
    }
  })

  it('puts what a reference names in its place', async () => {
    const graph = {
      '@graph': [
        { '@type': 'Person', '@id': '#cook', name: 'Ada' },
        { '@type': 'ImageObject', '@id': '#photo', url: 'https://x.test/soup.jpg' },
        { ...soup, author: { '@id': '#cook' }, image: [{ '@id': '#photo' }] },
      ],
    }
    const [recipe] = await readRecipes(page(JSON.stringify(graph)))
    expect(recipe?.source.author).toBe('Ada')
    expect(recipe?.images).toEqual(['https://x.test/soup.jpg'])
  })

  it('keeps the name of a section in a section as a line', async () => {
    const step = (text: string) => ({ '@type': 'HowToStep', text })
    const section = (name: string, itemListElement: object[]) => ({
      '@type': 'HowToSection',
      name,
      itemListElement,
    })
    const recipeInstructions = [
      section('Broth', [section('Day before', [step('Boil the bones.')]), step('Skim it.')]),
      step('Serve it.'),
    ]
    const [recipe] = await readRecipes(page(JSON.stringify({ ...soup, recipeInstructions })))
    expect(recipe?.steps).toEqual([
      { group: 'Broth', lines: ['Day before', 'Boil the bones.', 'Skim it.'] },
      { group: null, lines: ['Serve it.'] },
    ])
  })

  it('reads JSON as broken as pages have it', async () => {
    const text = JSON.stringify(soup)
    const broken = [
      `<!-- ${text} -->`,
      `//<![CDATA[\n${text}\n//]]>`,
      `/* <![CDATA[ */${text}/* ]]> */`,
      `${text};`,
      text.replace('Cut the leeks.\\n', 'Cut the\tleeks.<br>'),
      text.replace('"2 leeks",', '"2 leeks",,').replace(/\}$/, ',}'),
      text.replaceAll('"', '&quot;'),
    ]
    for (const script of broken) {
      const [recipe] = await readRecipes(page('{"@type":', script))
      expect(recipe?.ingredients, script).toEqual([
        { group: null, lines: ['2 leeks', '1 l stock'] },
      ])
      expect(
        recipe?.steps.flatMap(({ lines }) => lines),
        script,
      ).toEqual(['Cut the leeks.', 'Boil them in the stock.'])
    }
  })

  it('reads sections, named steps, HTML and numbers as a method', async () => {
    const [recipe] = await readRecipes(
      page(
        JSON.stringify({
          ...soup,
          recipeInstructions: [
            {
              '@type': 'HowToSection',
              name: 'Base',
              itemListElement: [
                { '@type': 'HowToStep', name: 'Step 1', text: '1. Cut the leeks.' },
                { '@type': 'HowToStep', name: '2. Wash the…', text: '2. Wash the pan.' },
              ],
            },
            { '@type': 'HowToStep', name: 'Finish', text: '<p>Boil &amp; stir.</p><p>Serve.</p>' },
            { '@type': 'HowToStep', text: 'Wash up.' },
          ],
        }),
      ),
    )
    expect(recipe?.steps).toEqual([
      { group: 'Base', lines: ['Cut the leeks.', 'Wash the pan.'] },
      { group: 'Finish', lines: ['Boil & stir.', 'Serve.', 'Wash up.'] },
    ])
  })

  it('reads ingredients of one text and those with headings among them', async () => {
    const [one] = await readRecipes(
      page(
        JSON.stringify({ ...soup, recipeIngredient: undefined, ingredients: '2 leeks\n1 l stock' }),
      ),
    )
    expect(one?.ingredients).toEqual([{ group: null, lines: ['2 leeks', '1 l stock'] }])
    const [other] = await readRecipes(
      page(
        JSON.stringify({
          ...soup,
          recipeIngredient: ['2 leeks', 'For the stock:', '1 bone\n broken'],
        }),
      ),
    )
    expect(other?.ingredients).toEqual([
      { group: null, lines: ['2 leeks'] },
      { group: 'For the stock', lines: ['1 bone broken'] },
    ])
  })

  it('says one recipe once, and all of a roundup', async () => {
    const short = { ...soup, recipeIngredient: [], description: 'Warm' }
    const both = await readRecipes(page(JSON.stringify(short), JSON.stringify(soup)))
    expect(both).toHaveLength(1)
    expect(both[0]).toMatchObject({
      description: 'Warm',
      ingredients: [{ lines: ['2 leeks', '1 l stock'] }],
    })
    const bread = { ...soup, name: 'Rye bread' }
    const card = { '@type': 'Recipe', name: 'Only a card', url: 'https://x.test/card' }
    const several = await readRecipes(page(JSON.stringify([soup, bread, card])))
    expect(several.map(({ title }) => title)).toEqual(['Leek soup', 'Rye bread'])
    const own = await readRecipes(
      page(JSON.stringify([bread, { '@type': 'WebPage', mainEntity: soup }])),
    )
    expect(own.map(({ title }) => title)).toEqual(['Leek soup'])
  })

  it('brings nothing from a page of cards that lead elsewhere', async () => {
    const cards = ['Soup', 'Stew'].map((name) => ({ '@type': 'Recipe', name }))
    const list = { '@type': 'ItemList', itemListElement: cards.map((item) => ({ item })) }
    for (const shape of [{ '@type': 'CollectionPage', mainEntity: list }, cards[0]]) {
      expect(await readItems(page(JSON.stringify(shape)))).toMatchObject([
        { kind: 'refused', reason: expect.stringMatching(/^No list of ingredients /) },
      ])
    }
  })

  it('says how much of an ingredient that is a thing with an amount', async () => {
    const [recipe] = await readRecipes(
      page(
        JSON.stringify({
          ...soup,
          recipeIngredient: [
            { '@type': 'PropertyValue', name: 'flour', value: '200 g' },
            { name: 'sugar', amount: 100, unitText: 'g' },
            { '@type': 'HowToSupply', name: 'eggs', requiredQuantity: { value: 3 } },
            { name: '2 leeks', value: '2' },
          ],
        }),
      ),
    )
    expect(recipe?.ingredients).toEqual([
      { group: null, lines: ['200 g flour', '100 g sugar', '3 eggs', '2 leeks'] },
    ])
  })

  it('loses notes past ten thousand letters, and says so', async () => {
    const card = `<div class="recipe-card-notes"><p>${'word '.repeat(2_500)}</p></div>`
    const [recipe] = await readRecipes(
      page(JSON.stringify(soup)).replace('</body>', `${card}</body>`),
    )
    expect(recipe?.notes).toHaveLength(10_000)
    expect(recipe?.lost).toMatchObject([{ field: 'notes', value: expect.stringMatching(/^word /) }])
  })

  it('lists what a recipe has no place for, and takes nobody else’s rating for the cook’s', async () => {
    const [recipe] = await readRecipes(
      page(
        JSON.stringify({
          ...soup,
          aggregateRating: { ratingValue: '4.5', ratingCount: 12 },
          video: { '@type': 'VideoObject', contentUrl: 'https://x.test/v.mp4' },
          review: [{}, {}],
          tool: ['A large pot'],
          suitableForDiet: 'https://schema.org/VeganDiet',
        }),
      ),
    )
    expect(recipe?.rating).toBeNull()
    expect(recipe?.lost.map(({ field, value }) => [field, value])).toEqual([
      ['rating', '4.5 of 5 (12)'],
      ['video', 'https://x.test/v.mp4'],
      ['reviews', '2'],
      ['tools', 'A large pot'],
      ['diets', 'VeganDiet'],
    ])
  })

  it('takes the notes of a recipe card, without their heading', async () => {
    const card =
      '<div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes"><p>Keeps three days.</p><p>Freezes well.</p></div></div>'
    const [recipe] = await readRecipes(
      page(JSON.stringify(soup)).replace('</body>', `${card}</body>`),
    )
    expect(recipe?.notes).toBe('Keeps three days.\nFreezes well.')
  })

  it('takes from the page what the data leaves out', async () => {
    const [recipe] = await readRecipes(`<!doctype html><html lang="de-AT"><head>
      <link rel="canonical" href="https://x.test/suppe"><meta property="og:site_name" content="Topf">
      <script type="application/ld+json">{"@type":"Recipe","name":"Suppe - Rezepte | Topf","image":"/suppe.jpg"}</script>
      </head><body><h1>Suppe</h1><h2>Zutaten</h2><ul><li>2 Stangen Lauch</li><li>1 l Brühe</li></ul>
      <h2>Zubereitung</h2><ol><li>Den Lauch in Ringe schneiden.</li><li>In der Brühe weich kochen.</li></ol></body></html>`)
    expect(recipe).toMatchObject({
      title: 'Suppe',
      language: 'de',
      source: { address: 'https://x.test/suppe', name: 'Topf' },
      images: ['https://x.test/suppe.jpg'],
      ingredients: [{ group: null, lines: ['2 Stangen Lauch', '1 l Brühe'] }],
      steps: [
        { group: null, lines: ['Den Lauch in Ringe schneiden.', 'In der Brühe weich kochen.'] },
      ],
    })
    expect(recipe?.doubts).not.toEqual([])
  })
})
