import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openFile } from '../../files/source-file.ts'
import { readItems, readRecipes } from '../../testing/read-items.ts'
import { findUngrounded } from '../../text/grounding.ts'

const bare = `<!doctype html><html lang="fr"><head><title>Soupe | Le site</title></head><body>
  <nav><ul><li>2 recettes</li><li>3 menus</li><li>4 astuces</li></ul></nav>
  <h1>Soupe aux poireaux</h1><p>Une soupe simple.</p><p>Pour 4 personnes</p>
  <p><strong>Ingrédients</strong><br>2 poireaux<br>1 l de bouillon<br><b>Garniture</b><br>50 g de fromage</p>
  <p><strong>Préparation</strong></p><p>Couper les poireaux en rondelles.</p><p>Les cuire dans le bouillon.</p>
  <div class="comments"><p>Couper aussi des pommes de terre, c'est meilleur.</p></div></body></html>`

describe('a page without markup', () => {
  it('is read by its headings, without what stands around the recipe', async () => {
    const [recipe] = await readRecipes(bare)
    expect(recipe).toMatchObject({
      title: 'Soupe aux poireaux',
      language: 'fr',
      servings: { count: 4 },
      ingredients: [
        { group: null, lines: ['2 poireaux', '1 l de bouillon'] },
        { group: 'Garniture', lines: ['50 g de fromage'] },
      ],
      steps: [
        {
          group: null,
          lines: ['Couper les poireaux en rondelles.', 'Les cuire dans le bouillon.'],
        },
      ],
    })
    expect(recipe?.doubts).toHaveLength(1)
  })

  it('doubts a page that has another recipe', async () => {
    const recipe = (food: string) => `<h2>${food} pancakes</h2><h3>Ingredients</h3>
      <ul><li>200 g ${food} flour</li><li>2 eggs</li></ul><h3>Method</h3><p>Whisk everything until it is smooth.</p>`
    const [both] = await readRecipes(`<!doctype html>${recipe('rye')}${recipe('oat')}`)
    expect(both?.doubts.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/^There is more than one recipe here/),
    )
    // The same list for phones and for desks is one recipe.
    const [twice] = await readRecipes(`<!doctype html>${recipe('rye')}${recipe('rye')}`)
    expect(twice?.doubts).toHaveLength(1)
  })

  it('is refused in a sentence where it has no recipe', async () => {
    expect(await readItems('<!doctype html><h1>News</h1><p>Rain is expected.</p>')).toMatchObject([
      { kind: 'refused', reason: expect.stringMatching(/^No list of ingredients .*\.$/) },
    ])
  })
})

describe('a hostile page', () => {
  it('is refused when nobody writes one so large', async () => {
    const large = `<!doctype html><body><p>${'2 eggs '.repeat(800_000)}`
    expect(await readItems(large)).toMatchObject([
      { kind: 'refused', reason: 'The page is larger than 5 MB.' },
    ])
  })

  it('ends in an answer however deep it nests', async () => {
    const deep = (one: string) => `<!doctype html>${one.repeat(50_000)}2 eggs`
    for (const one of [
      '<div>',
      '<ul><li>',
      '<b>',
      '<div itemscope itemprop="a">',
      '<table><tr><td>',
    ])
      expect(await readItems(deep(one))).toMatchObject([{ kind: 'refused' }])
    const loose = `<!doctype html>${'<p>2 eggs</p>'.repeat(50_000)}`
    expect(await readItems(loose)).toMatchObject([{ kind: 'refused' }])
    const json = `<!doctype html><script type="application/ld+json">${'{"@graph":['.repeat(20_000)}</script>`
    expect(await readItems(json)).toMatchObject([{ kind: 'refused' }])
  })

  it('reads at most a hundred recipes', async () => {
    const node = (at: number) => ({
      '@type': 'Recipe',
      name: `Soup ${at}`,
      recipeIngredient: ['1 leek', '2 l water'],
    })
    const many = Array.from({ length: 3_000 }, (_, at) => node(at))
    const page = `<!doctype html><script type="application/ld+json">${JSON.stringify(many)}</script>`
    expect(await readRecipes(page)).toHaveLength(100)
  })

  it('never throws and never says what does not stand in it, wherever it breaks', async () => {
    const marked = `<!doctype html><html><body><script type="application/ld+json">
      {"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks","1 l stock"],"recipeInstructions":[
      {"@type":"HowToSection","name":"Base","itemListElement":[{"@type":"HowToStep","text":"Cut the leeks."}]}]}</script>
      <div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Soup</b><ul><li itemprop="ingredients">2 leeks</li></ul></div>
      <h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li></ul></body></html>`
    const cuts = fc.array(
      fc.record({
        at: fc.nat(2_000),
        take: fc.nat(60),
        put: fc.constantFrom(
          '',
          '<',
          '>',
          '"',
          '{',
          ']',
          '</li>',
          '<ul>',
          '\\',
          '\u0000',
          'null',
          '[[',
          '&amp;lt;',
          '1.',
          '😀',
        ),
      }),
      { maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<string>(bare, marked), cuts, async (page, all) => {
        const text = all.reduce<string>(
          (changed, { at, take, put }) => changed.slice(0, at) + put + changed.slice(at + take),
          page,
        )
        // Figures of two elements are two, though nothing stands between them.
        const apart = new TextEncoder().encode(text.replaceAll('<', ' <'))
        const shown = openFile({ name: 'page.html', bytes: apart }).html()
        for (const recipe of await readRecipes(text)) {
          expect(recipe.ingredients.length + recipe.steps.length).toBeGreaterThan(0)
          if (page === bare) expect(findUngrounded(recipe, shown?.root().text() ?? '')).toEqual([])
        }
      }),
      { numRuns: 150 },
    )
  })
})
