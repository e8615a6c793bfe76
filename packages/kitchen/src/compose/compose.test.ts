import { describe, expect, it, vi } from 'vitest'
import { writeRecipe } from '../recipe-text/write-recipe.ts'
import { parseDuration } from '../times/parse-duration.ts'
import { toChunks } from './chunks.ts'
import { compose } from './compose.ts'
import { FORMS } from './forms/forms.ts'
import type { ComposeRequest } from './request.ts'

function ask(text: string, seed = 1, more: Partial<ComposeRequest> = {}) {
  const answer = compose({ mode: 'idea', text, ingredients: [], ...more }, seed)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)

describe('a composed recipe in full', () => {
  it.each([
    ['creamy mushroom pasta for 2', 'creamy-mushroom-pasta'],
    ['something with chickpeas and spinach, indian', 'chickpea-spinach-indian'],
    ['vegan blueberry muffins', 'vegan-blueberry-muffins'],
    ['sheet pan chicken with potatoes, no garlic', 'sheet-pan-chicken'],
  ])('%s', async (text, file) => {
    await expect(writeRecipe(ask(text, 7))).toMatchFileSnapshot(`./golden/${file}.md`)
  })
})

describe('what is asked for', () => {
  it.each([
    ['chicken and rice', /chicken/, /rice/],
    ['I have eggs, potatoes and an onion', /egg/, /potato/],
    ['something with chickpeas and spinach, indian', /chickpea/, /spinach/],
    ['banana pancakes', /banana/, /flour|oats/],
    ['chocolate chip cookies', /chocolate/, /flour/],
    ['trout with lemon', /trout/, /lemon/],
    ['leftover salmon', /cooked salmon/, /./],
    ['prawn tacos', /shrimp/, /tortilla/],
    ['thai green curry', /green curry paste/, /coconut milk/],
  ])('is in the recipe: %s', (text, first, second) => {
    for (const seed of SEEDS) {
      const lines = ask(text, seed).ingredients.join('\n')
      expect(lines).toMatch(first)
      expect(lines).toMatch(second)
    }
  })

  it.each<[string, RegExp, RegExp[]]>([
    ['a birthday cake a nine-year-old can help to bake', /Cake/, [/flour/]],
    [
      'two eggs, stale bread and half an onion: breakfast in 15 minutes',
      /Egg|Omelet|Frittata|Shakshuka/,
      [/^2 eggs/m, /^½ .*onion/m],
    ],
    ['six courgettes, mint and spaghetti', /Spaghetti/, [/zucchini/, /mint/]],
    [
      'a slow stew for six, with whatever roots are in season',
      /Stew/,
      [/carrot|parsnip|potato|beet/],
    ],
    ['half a roast chicken, rosemary and new potatoes', /Chicken/, [/cooked chicken/, /rosemary/]],
    ['vegan gluten-free lasagne', /Lasagna/, [/gluten-free lasagna sheets/, /milk/]],
    ['spinach lasagna', /Spinach.* Lasagna/, [/lasagna sheets/]],
    ['chikpea curry', /Curry/, [/chickpea/]],
    ['keto chocolate dessert', /Chocolate|Cocoa/, [/cocoa|chocolate/]],
    ['vegan something bright with lemon and chickpeas', /./, [/lemon/, /chickpea/]],
    ['quesadillas', /Quesadilla/, [/tortilla/]],
    ['vegan enchiladas', /Enchiladas/, [/tortilla/]],
    ['french toast', /French Toast/, [/bread/, /egg/]],
    ['falafel', /Falafel/, [/chickpea/]],
    ['ratatouille', /Ratatouille/, [/eggplant/, /zucchini/]],
    ['quiche', /Quiche/, [/flour/, /egg/]],
    ['coleslaw', /Coleslaw/, [/cabbage/]],
    ['potato salad', /Potato Salad/, [/potato/]],
    ['mashed potatoes', /Mashed/, [/potato/]],
  ])('is the dish a cook means: %s', (text, title, lines) => {
    for (const seed of SEEDS) {
      const recipe = ask(text, seed)
      expect(recipe.title).toMatch(title)
      for (const line of lines) expect(recipe.ingredients.join('\n')).toMatch(line)
    }
  })

  it('is all of a short list that goes together', () => {
    const ingredients = ['canned tuna', 'white beans', 'red onion', 'lemon']
    for (const seed of SEEDS)
      expect(ask('lunch', seed, { mode: 'ingredients', ingredients }).usedIngredients).toHaveLength(
        4,
      )
  })

  it('is cooked for as many as said', () => {
    expect(ask('stir-fry for 6').servings).toBe('6')
    expect(ask('soup for one').servings).toBe('1')
    expect(ask('dinner').servings).toBe('4')
    expect(ask('muffins for 5').servings).toBe('6')
  })

  it('keeps to a time limit that a kitchen can keep', () => {
    for (const seed of SEEDS) {
      const total = parseDuration(ask('dinner in 30 minutes', seed).totalTime)
      expect(total.ok && total.minutes.max).toBeLessThanOrEqual(30)
    }
  })

  it('varies with the seed', () => {
    const titles = new Set(SEEDS.map((seed) => ask('something with chickpeas', seed).title))
    expect(titles.size).toBeGreaterThan(8)
  })
})

describe("the cook's own list", () => {
  const own = ['2 chicken breasts', 'rice', 'broccoli', 'soy sauce', 'garlic', 'dragonfruit']

  it('is parted into what is used and what must be bought', () => {
    const recipe = ask('', 3, { mode: 'ingredients', ingredients: own })
    expect(recipe.usedIngredients).toEqual(expect.arrayContaining(['chicken breasts', 'broccoli']))
    const added = recipe.additionalIngredients.join(' ')
    expect(added).not.toMatch(/chicken breast|broccoli|garlic/)
    expect(recipe.additionalIngredients.length).toBeGreaterThan(0)
  })

  it('is told which food the engine cannot cook with', () => {
    const recipe = ask('', 3, { mode: 'ingredients', ingredients: own })
    expect(recipe.description).toContain('I do not know how to cook with dragonfruit yet')
    expect(recipe.usedIngredients).not.toContain('dragonfruit')
  })

  it('stays empty where the cook gave none', () => {
    expect(ask('chicken and rice')).toMatchObject({
      usedIngredients: [],
      additionalIngredients: [],
    })
  })
})

describe('honesty', () => {
  it.each([
    ['jambalaya', 'A real jambalaya is not in my book yet'],
    ['paella, low-carb', 'rather than a paella, which I could not make'],
    ['bread loaf, no flour', 'rather than a yeasted loaf'],
    ['vietnamese soup', 'Vietnamese cooking is not in my book yet'],
    ['roast chicken in 15 minutes', 'I have nothing honest that is done in 15 minutes'],
    ['tomato soup with strawberries', 'I left out the strawberries'],
  ])('says so: %s', (text, note) => {
    expect(ask(text).description).toContain(note)
  })

  it('asks about a word it does not know after all other tips, not in the description', () => {
    const { tips, description } = ask('chicken zorblax')
    expect(tips.at(-1)).toContain('I do not know “zorblax”')
    expect(description).not.toContain('zorblax')
  })

  it('claims no diet beyond what packets must promise, whatever was asked', () => {
    for (const diet of ['vegan', 'gluten-free', 'halal', 'keto', 'nut-free']) {
      for (const seed of SEEDS.slice(0, 8)) {
        const { title, description, nutritionalBenefits } = ask(`${diet} dinner`, seed)
        expect([title, description, ...nutritionalBenefits].join(' ')).not.toMatch(
          /\b(?:vegetarian|halal|kosher|keto|low-carb|(?:gluten|nut|dairy|egg)-free)\b/i,
        )
      }
    }
  })

  it.each([
    ['write me a poem', /only help with cooking/],
    ['low-histamine chicken', /cannot check a recipe for histamine/],
    ['dinner for 160 people', /at most 100 people/],
  ])('declines %s in words', (text, reason) => {
    const answer = compose({ mode: 'idea', text, ingredients: [] }, 1)
    expect(answer).toEqual({ kind: 'declined', reason: expect.stringMatching(reason) })
  })
})

describe('chunks for streaming', () => {
  it('join to the text and are words, not letters', () => {
    const text = writeRecipe(ask('mushroom risotto'))
    const chunks = toChunks(text)
    expect(chunks.join('')).toBe(text)
    expect(chunks.length).toBeLessThan(text.length / 3)
    expect(chunks.every((chunk) => chunk.trim().split(/\s/).length === 1)).toBe(true)
    expect(toChunks('')).toEqual([])
  })
})

describe('words that nobody here knows', () => {
  const strange = Array.from({ length: 40 }, (_, number) => `no unobtainium${number}`)
  const cook = (restrictions: string[]) =>
    compose({ mode: 'idea', text: 'dinner', ingredients: [], restrictions }, 7)

  it('are named in the reason why there is no dish', () => {
    expect(cook(['vegan', 'no unobtainium'])).toMatchObject({
      kind: 'declined',
      reason: expect.stringMatching(/keep to no unobtainium\. .*“unobtainium” is not known here/),
    })
    expect(cook(strange)).toMatchObject({ reason: expect.stringContaining('unobtainium39') })
  })

  it('cost hardly a dish, however many they are', () => {
    const made = FORMS.flatMap(({ styles }) => styles).map((style) => vi.spyOn(style, 'make'))
    cook(strange)
    const dishes = made.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    expect(dishes).toBeGreaterThan(0)
    expect(dishes).toBeLessThan(5)
    for (const spy of made) spy.mockRestore()
  })
})
