import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import { type RecipeData, readRecipe } from '@potluck/kitchen'
import { describe, expect, it } from 'vitest'
import { advise, type CookRequest, forAsMany, holdTo, tellFirst, withUse } from '../src/index.ts'

const book = openCookbook(await readDishFiles())

function ask(text: string, more: Partial<CookRequest> = {}): CookRequest {
  return { mode: 'idea', text, ingredients: [], ...more }
}

/** As another writer might have made it: 4 portions of some 620 kcal, 50 minutes, an oven and a skillet. */
const PASTA: RecipeData = {
  ...readRecipe('').recipe,
  title: 'Baked pasta',
  description: 'A light supper. Only 300 kcal a portion!',
  prepTime: '15 min',
  cookTime: '35 min',
  totalTime: '50 min',
  servings: '4',
  difficulty: 'Easy',
  ingredients: [
    '400 g penne',
    '300 g ground beef',
    '400 g canned tomatoes',
    '150 g mozzarella',
    '2 tbsp olive oil',
  ],
  instructions: [
    'Brown the ground beef in the olive oil in a large skillet over high heat, 8 minutes, until no pink is left (71 °C / 160 °F).',
    'Boil the penne in a pot of salted water, 10 minutes, and drain it.',
    'Mix the penne with the beef and the canned tomatoes in a baking dish, put the mozzarella on top and bake at 200 °C for 20 minutes.',
  ],
}

function held(text: string, recipe = PASTA, more: Partial<CookRequest> = {}) {
  const request = ask(text, more)
  return holdTo(recipe, advise(request, 1, book).conditions, request)
}

describe('what another writer did not keep', () => {
  it.each([
    ['pasta under 500 kcal', /^A portion has about \d+ kcal, more than the 500 that you asked for/],
    ['pasta with 60 g protein', /less than the 60 that you asked for/],
    ['pasta in 30 minutes', /^It takes 50 min, more than the 30 min that you have/],
    ['pasta with 10 minutes of work', /^It is 15 min of work, more than the 10 min/],
    ['pasta in the slow cooker', /^It is not made in the slow cooker, as you asked/],
    ['pasta without an oven', /^It takes the oven, which you did not want to use/],
    ['I only have a microwave: pasta', /^It takes the oven and stovetop/],
    ['one pot pasta', /^It is not made in one pot: it takes a .*baking dish/],
    ['pasta for 6', /^It is for 4, not for the 6 that you asked for/],
  ])('of “%s” is said', (text, said) => {
    const breaches = held(text).breaches.filter((sentence) => said.test(sentence))
    expect(breaches).toHaveLength(1)
  })

  it.each([
    'pasta under 900 kcal',
    'pasta in an hour',
    'pasta in the oven',
    'pasta without a microwave',
    'pasta for 4',
    'pasta',
  ])('is nothing of “%s”', (text) => {
    expect(held(text).breaches).toEqual([])
  })

  it('is the time that its steps take, whatever it says', () => {
    const steps = [...PASTA.instructions, 'Chill it for 3 hours.']
    expect(held('pasta in an hour', { ...PASTA, instructions: steps }).breaches).toEqual([
      expect.stringMatching(/^It takes 3 h/),
    ])
    const night = [...PASTA.instructions, 'Leave it in the fridge overnight.']
    expect(held('pasta in 2 hours', { ...PASTA, instructions: night }).breaches).toHaveLength(1)
  })

  it('is what it leaves out of what one has', () => {
    const more = { mode: 'ingredients' as const, ingredients: ['penne', 'leeks', 'ground beef'] }
    expect(held('', PASTA, more).breaches).toEqual(['I left out leeks.'])
    const { conditions } = advise(ask('', more), 1, book)
    const said = withUse({ ...PASTA, usedIngredients: ['leeks'] }, ask('', more), conditions)
    expect(said.usedIngredients).toEqual(['penne', 'ground beef'])
    expect(said.additionalIngredients).toContain('mozzarella')
  })
})

describe('what another writer lost of the recipe that they were to change', () => {
  const original = {
    title: 'Cookies',
    ingredients: ['200 g flour', '100 g butter', '2 eggs', '150 g chocolate chips', '1 pinch salt'],
    instructions: [
      'Cream the butter and beat in the eggs.',
      'Fold in the flour, the salt and the chocolate chips.',
      'Chill the dough for 1 hour.',
      'Bake at 180 °C for 12 minutes. Enjoy!',
    ],
  }
  const changed = (more: Partial<RecipeData>): RecipeData => ({ ...PASTA, ...original, ...more })
  const lostOf = (recipe: RecipeData, text: string) => {
    const request = ask(text, { mode: 'adapt', original })
    return holdTo(recipe, advise(request, 1, book).conditions, request).breaches
  }
  const without = (food: string) => original.ingredients.filter((line) => !line.includes(food))

  it('is a line that nothing stands for, and a step', () => {
    const less = changed({
      ingredients: without('butter'),
      instructions: original.instructions.filter((step) => !step.startsWith('Chill')),
    })
    expect(lostOf(less, 'less sweet')).toEqual([
      'It leaves out the butter of the original, and nothing stands for that.',
      'A step of the original is gone: “Chill the dough for 1 hour.”',
    ])
  })

  it.each([
    ['nothing', 'less sweet', changed({})],
    [
      'what was asked to go',
      'without the chocolate chips',
      changed({ ingredients: without('chips') }),
    ],
    [
      'what something stands for',
      'dairy free',
      changed({
        ingredients: [...without('butter'), '80 g olive oil'],
        originalVsAdapted: ['100 g butter → 80 g olive oil'],
      }),
    ],
    [
      'what a note names',
      'simpler',
      changed({ ingredients: without('salt'), adaptations: ['No salt: the butter is salted.'] }),
    ],
    [
      'a line that is only worded or measured anew',
      'in cups',
      changed({ ingredients: [...without('flour'), '1 2/3 cups all-purpose flour'] }),
    ],
  ])('is not %s', (_, text, recipe) => {
    expect(lostOf(recipe, text)).toEqual([])
  })
})

it('stands first, before the writer’s own words, of which figures that nobody counted go', () => {
  const told = tellFirst(PASTA, held('pasta under 500 kcal'))
  expect(told.description).toMatch(/^A portion has about \d+ kcal, more than .* A light supper\.$/)
  const kept = tellFirst(PASTA, held('pasta under 900 kcal'))
  expect(kept.description).toMatch(/^A light supper\. A portion has about \d+ kcal\.$/)
  expect(tellFirst(PASTA, held('pasta'))).toBe(PASTA)
})

it('brings a recipe to as many as were asked for, and leaves one alone that is for them', () => {
  const { conditions } = advise(ask('pasta for 8'), 1, book)
  const many = forAsMany(PASTA, conditions)
  expect(many).toMatchObject({
    servings: '8',
    ingredients: expect.arrayContaining(['800 g penne']),
  })
  expect(many.adaptations).toEqual([])
  expect(forAsMany({ ...PASTA, servings: '6-8' }, conditions).servings).toBe('6-8')
})

describe('what another writer is told', () => {
  it('is the dish that the request means, its conditions, and what else comes near', () => {
    const { said, own, near } = advise(ask('carbonara under 500 kcal in 20 minutes for 6'), 1, book)
    expect(said).toEqual([
      'for 6',
      'at most 20 min in all, waiting included',
      'at most 500 kcal a portion',
    ])
    expect(own?.title).toBe('Spaghetti carbonara')
    expect(near).toHaveLength(2)
    expect(near[0]?.foods.length).toBeGreaterThan(3)
  })

  it('is no recipe that keeps to less than was asked', () => {
    const { own } = advise(ask('vegan carbonara', { restrictions: ['Vegan'] }), 1, book)
    expect(own?.ingredients.join('\n') ?? '').not.toMatch(/\b(?:\d eggs?|guanciale|pecorino)\b/)
  })

  it.each(['write a poem', 'zzz'])('is nothing where the book has nothing: %s', (text) => {
    expect(advise(ask(text), 1, book).own).toBeUndefined()
  })

  it('takes the pot of a hot pot for no condition', () => {
    expect(advise(ask('hot pot'), 1, book).said).toEqual([])
  })
})
