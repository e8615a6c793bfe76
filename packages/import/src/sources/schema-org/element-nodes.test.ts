import { describe, expect, it } from 'vitest'
import { readRecipes } from '../../testing/read-items.ts'

const page = (body: string) => `<!doctype html><html lang="en"><body>${body}</body></html>`

const whole = {
  title: 'Rye bread',
  ingredients: [{ group: null, lines: ['500 g rye flour', '2 tsp salt'] }],
  steps: [{ group: null, lines: ['Knead the dough well.', 'Bake it for an hour.'] }],
  minutes: { prep: null, cook: null, total: 90 },
  servings: { text: '2 loaves' },
}

describe('recipes marked in the elements of a page', () => {
  it('reads microdata of any nesting', async () => {
    const [recipe, ...others] = await readRecipes(
      page(`<div itemscope itemtype="https://schema.org/Recipe">
        <div><h1 itemprop="name">Rye bread</h1></div>
        <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada</b></span>
        <meta itemprop="recipeYield" content="2 loaves"><time itemprop="totalTime" datetime="PT90M">long</time>
        <img itemprop="image" src="data:image/gif;base64,xx" data-src="https://x.test/rye.jpg">
        <ul><li itemprop="ingredients"><span>500 g</span> <a href="/rye">rye flour</a></li>
        <li itemprop="ingredients"><dt>2 tsp</dt><dd>salt</dd></li></ul>
        <ol itemprop="recipeInstructions"><li itemprop="recipeInstructions">Knead the dough well.</li>
        <li itemprop="recipeInstructions">Bake it for an hour.</li></ol></div>`),
    )
    expect(recipe).toMatchObject({ ...whole, images: ['https://x.test/rye.jpg'] })
    expect(recipe?.source.author).toBe('Ada')
    expect(others).toEqual([])
  })

  it('reads a method marked as a whole by its headings and lines', async () => {
    const [recipe] = await readRecipes(
      page(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Rye bread</h1>
        <p itemprop="recipeIngredient">500 g rye flour</p><p itemprop="recipeIngredient">2 tsp salt</p>
        <div itemprop="recipeInstructions"><h4>Dough</h4><p>Knead the dough well.</p>
        <h4>Loaf</h4><p>Bake it for an hour.</p></div></div>`),
    )
    expect(recipe?.steps).toEqual([
      { group: 'Dough', lines: ['Knead the dough well.'] },
      { group: 'Loaf', lines: ['Bake it for an hour.'] },
    ])
  })

  it('begins a method that is marked with the ingredients in it at its own heading', async () => {
    const [recipe] = await readRecipes(
      page(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Rye bread</h1>
        <div itemprop="recipeInstructions"><p>An old bread.</p><h3>Ingredients</h3>
        <ul><li itemprop="ingredients">500 g rye flour</li><li itemprop="ingredients">2 tsp salt</li></ul>
        <h3>Method</h3><p>Knead the dough well.</p><p>Bake it for an hour.</p></div></div>`),
    )
    expect(recipe?.ingredients).toEqual(whole.ingredients)
    expect(recipe?.steps.flatMap(({ lines }) => lines)).toEqual(whole.steps[0]?.lines)
  })

  it('reads RDFa', async () => {
    const [recipe] = await readRecipes(
      page(`<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Rye bread</h1>
        <span property="schema:recipeYield">2 loaves</span><meta property="totalTime" content="PT1H30M">
        <ul><li property="recipeIngredient">500 g rye flour</li><li property="recipeIngredient">2 tsp salt</li></ul>
        <div property="recipeInstructions">Knead the dough well.<br>Bake it for an hour.</div></div>`),
    )
    expect(recipe).toMatchObject(whole)
  })

  it('reads microformats, the new and the old', async () => {
    const forms = [
      ['h-recipe', 'p-name', 'p-yield', 'dt-duration', 'p-ingredient', 'e-instructions'],
      ['hrecipe', 'fn', 'yield', 'duration', 'ingredient', 'instructions'],
    ]
    for (const [root, name, servings, duration, ingredient, steps] of forms) {
      const [recipe] = await readRecipes(
        page(`<article class="${root}"><h1 class="${name}">Rye bread</h1><p class="${servings}">2 loaves</p>
          <time class="${duration}" datetime="PT90M">90 min</time>
          <ul><li class="${ingredient}">500 g rye flour</li><li class="${ingredient}">2 tsp salt</li></ul>
          <ol class="${steps}"><li>Knead the dough well.</li><li>Bake it for an hour.</li></ol></article>`),
      )
      expect(recipe).toMatchObject(whole)
    }
  })

  it('doubts lines that are marked outside of any recipe', async () => {
    const [recipe] = await readRecipes(
      page(`<h1>Rye bread</h1><ul><li itemprop="ingredients">500 g rye flour</li><li itemprop="ingredients">2 tsp salt</li></ul>
        <div itemprop="recipeInstructions"><p>Knead the dough well.</p><p>Bake it for an hour.</p></div>`),
    )
    expect(recipe).toMatchObject({ title: 'Rye bread', steps: whole.steps })
    expect(recipe?.doubts).toHaveLength(1)
  })

  it('prefers JSON-LD and fills in what it lacks', async () => {
    const found = await readRecipes(
      page(`<script type="application/ld+json">{"@type":"Recipe","name":"Rye bread",
        "recipeIngredient":["500 g rye flour","2 tsp salt"],"recipeInstructions":["Knead the dough well.","Bake it for an hour."]}</script>
        <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Our rye bread</h1><i itemprop="recipeYield">2 loaves</i>
        <b itemprop="totalTime" content="PT90M"></b><i itemprop="ingredients">500 g rye flour</i><i itemprop="ingredients">2 tsp salt</i>
        <i itemprop="ingredients">shopping list</i></div>`),
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject(whole)
  })

  it.each([
    [
      'RDFa',
      `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h2 property="v:name">Plum jam</h2><ul><li rel="v:ingredient"><span typeof="v:RecipeIngredient"><b property="v:amount">1 kg</b> <i property="v:name">plums</i></span></li><li rel="v:ingredient"><span typeof="v:RecipeIngredient"><b property="v:amount">500 g</b> <i property="v:name">sugar</i></span></li></ul><div rel="v:instructions"><div typeof="v:RecipeInstructions"><p property="v:instruction">Halve the plums with a knife.</p><p property="v:instruction">Boil them with the sugar.</p></div></div></div>`,
    ],
    [
      'microdata',
      `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h2 itemprop="name">Plum jam</h2><ul><li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><b itemprop="amount">1 kg</b> <i itemprop="name">plums</i></li><li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><b itemprop="amount">500 g</b> <i itemprop="name">sugar</i></li></ul><div itemprop="instructions"><p>Halve the plums with a knife.</p><p>Boil them with the sugar.</p></div></div>`,
    ],
  ])('reads what old blogs say by data-vocabulary.org: %s', async (_, body) => {
    expect(await readRecipes(`<!doctype html><body>${body}`)).toMatchObject([
      {
        title: 'Plum jam',
        ingredients: [{ lines: ['1 kg plums', '500 g sugar'] }],
        steps: [{ lines: ['Halve the plums with a knife.', 'Boil them with the sugar.'] }],
      },
    ])
  })
})
