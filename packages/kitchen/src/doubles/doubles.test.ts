import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { scaleQuantity } from '../quantities/quantity.ts'
import { addressKey } from './address-key.ts'
import { compareDoubles } from './compare-doubles.ts'
import { doubleKeys, MOST_KEYS } from './double-keys.ts'
import type { DoubleRecipe } from './double-recipe.ts'

const COOKIES: DoubleRecipe = {
  title: 'Chocolate chip cookies',
  ingredients: [
    '2 cups plain flour',
    '1 tsp baking soda',
    '1/2 tsp salt',
    '1 cup unsalted butter, softened',
    '1 cup brown sugar',
    '2 eggs',
    '2 cups chocolate chips',
  ],
  steps: [
    'Heat the oven to 350 °F.',
    'Cream the butter with the sugar, then beat in the eggs.',
    'Fold in the flour, soda, salt and chocolate chips. Bake for 12 minutes.',
  ],
}

const isSame = (one: DoubleRecipe, other: DoubleRecipe) => compareDoubles(one, other).same
const changed = (change: Partial<DoubleRecipe>): DoubleRecipe => ({ ...COOKIES, ...change })
const replaced = (from: RegExp, to: string): DoubleRecipe => ({
  title: COOKIES.title,
  ingredients: COOKIES.ingredients.map((text) => text.replace(from, to)),
  steps: COOKIES.steps.map((step) => step.replace(from, to)),
})

describe('a double', () => {
  it.each<[string, DoubleRecipe]>([
    [
      'in other words, another order and Celsius',
      {
        title: 'Best ever chocolate chip cookies',
        ingredients: COOKIES.ingredients.toReversed(),
        steps: [
          'Preheat to 180 °C. Beat butter and sugar until pale and add the eggs one by one.',
          'Stir in everything else and put into the oven for 12 min.',
        ],
      },
    ],
    [
      'for twice as many, in grams',
      changed({
        ingredients: [
          '500 g all-purpose flour',
          '2 tsp bicarbonate of soda',
          '1 tsp salt',
          '450 g butter',
          '425 g brown sugar',
          '4 eggs',
          '680 g chocolate chips',
        ],
      }),
    ],
    [
      'with its list in German',
      changed({
        language: 'de',
        ingredients: [
          '250 g Mehl',
          '1 TL Natron',
          '1/2 TL Salz',
          '225 g Butter, weich',
          '210 g brauner Zucker',
          '2 Eier',
          '340 g Schokotropfen',
        ],
      }),
    ],
    ['without the salt', changed({ ingredients: COOKIES.ingredients.toSpliced(2, 1) })],
  ])('is found %s', (_, other) => {
    expect(isSame(COOKIES, other)).toBe(true)
    const keys = doubleKeys(other)
    expect(doubleKeys(COOKIES).some((key) => keys.includes(key))).toBe(true)
  })

  it('is found by its address, however it is linked, but not for another recipe of the page', () => {
    const page = 'https://www.example.org/cookies/'
    const shared = 'http://example.org/cookies?utm_source=letter&fbclid=x#print'
    const edited = { ...COOKIES, ingredients: COOKIES.ingredients.slice(0, 4), address: shared }
    expect(compareDoubles({ ...COOKIES, address: page }, edited)).toMatchObject({
      same: true,
      why: expect.arrayContaining(['from the same address']),
    })
    const soup = {
      title: 'Pea soup',
      ingredients: ['500 g peas', '1 l stock'],
      steps: [],
      address: page,
    }
    expect(isSame({ ...COOKIES, address: page }, soup)).toBe(false)
  })

  it('is none where a main food is another', () => {
    expect(isSame(COOKIES, replaced(/chocolate chips/, 'raisins'))).toBe(false)
    expect(isSame(COOKIES, replaced(/(?:unsalted )?butter/, 'vegan butter'))).toBe(false)
  })

  it('is none by the same foods in other amounts under another method', () => {
    const other: DoubleRecipe = {
      title: 'Crisp chocolate chip cookies',
      ingredients: [
        '3 cups plain flour',
        '1/2 tsp baking soda',
        '1 tsp salt',
        '3/4 cup unsalted butter, melted',
        '2 cups brown sugar',
        '1 egg',
        '1 cup chocolate chips',
      ],
      steps: ['Melt everything gently, chill over night, shape and bake for 20 minutes at 160 °C.'],
    }
    expect(isSame(COOKIES, other)).toBe(false)
  })

  it('tells line by line what is the same, and by how much it was multiplied', () => {
    const other = changed({
      title: 'Cookies',
      ingredients: [
        '4 cups flour',
        '2 tsp baking soda',
        '2 cups butter',
        '2 cups brown sugar',
        '3 eggs',
        '4 cups chocolate chips',
        '100 g walnuts',
      ],
    })
    const { title, factor, ingredients, steps } = compareDoubles(COOKIES, other).differences
    expect(factor).toBeCloseTo(2, 5)
    expect({ title, steps }).toEqual({ title: true, steps: false })
    expect(ingredients).toContainEqual({
      kind: 'same',
      first: '2 cups plain flour',
      second: '4 cups flour',
    })
    expect(ingredients).toContainEqual({ kind: 'amount', first: '2 eggs', second: '3 eggs' })
    expect(ingredients).toContainEqual({ kind: 'first', first: '1/2 tsp salt', second: '' })
    expect(ingredients).toContainEqual({ kind: 'second', first: '', second: '100 g walnuts' })
  })
})

describe('an address', () => {
  it.each([
    ['https://www.example.org/soup/', 'http://example.org/soup'],
    ['https://example.org/soup?utm_medium=mail&gclid=1', 'https://example.org/soup#step-2'],
    ['https://example.org/soup/amp/', 'https://example.org/soup'],
    ['https://amp.example.org/soup', 'https://m.example.org/soup/index.html'],
    ['https://example-org.cdn.ampproject.org/c/s/example.org/soup', 'https://example.org/soup'],
    ['https://www.google.com/amp/s/example.org/soup', 'https://example.org/soup'],
    ['https://example.org/r?id=7&b=2', 'https://example.org/r?b=2&id=7'],
  ])('%s is that of %s', (one, other) => {
    expect(addressKey(one)).toBeDefined()
    expect(addressKey(one)).toBe(addressKey(other))
  })

  it('is told apart by its path and its number, and is none without either', () => {
    expect(addressKey('https://example.org/r?id=7')).not.toBe(
      addressKey('https://example.org/r?id=8'),
    )
    expect(addressKey('https://example.org/soup')).not.toBe(
      addressKey('https://example.org/Soup-2'),
    )
    for (const none of ['https://example.org/', 'mailto:a@example.org', 'grandmother', ''])
      expect(addressKey(none)).toBeUndefined()
  })
})

const FOODS = [
  'flour',
  'sugar',
  'butter',
  'milk',
  'chicken breast',
  'rice',
  'spinach',
  'cheddar',
  'Mehl',
  'blorp',
]
const line = fc
  .record({ grams: fc.integer({ min: 20, max: 900 }), food: fc.constantFrom(...FOODS) })
  .map(({ grams, food }) => `${grams} g ${food}`)
const recipe: fc.Arbitrary<DoubleRecipe> = fc.record({
  title: fc.oneof(fc.constantFrom('Rice bake', 'Spinach pie', ''), fc.string({ maxLength: 30 })),
  ingredients: fc.array(fc.oneof({ weight: 5, arbitrary: line }, fc.string({ maxLength: 30 })), {
    maxLength: 10,
  }),
  steps: fc.array(fc.oneof(fc.constantFrom('Bake for 20 minutes.', 'Stir.'), fc.string()), {
    maxLength: 4,
  }),
})

describe('any recipe', () => {
  it('is alike from both sides', () => {
    fc.assert(
      fc.property(recipe, recipe, (one, other) => {
        const [here, there] = [compareDoubles(one, other), compareDoubles(other, one)]
        expect(here.score).toBeCloseTo(there.score, 9)
        expect(here.same).toBe(there.same)
      }),
    )
  })

  it('is its own double once it has foods or a method, and has the same few keys each time', () => {
    fc.assert(
      fc.property(recipe, fc.array(line, { minLength: 1 }), (one, more) => {
        const whole = { ...one, ingredients: [...more, ...one.ingredients] }
        expect(isSame(whole, whole)).toBe(true)
        expect(doubleKeys(whole)).toEqual(doubleKeys({ ...whole }))
        expect(doubleKeys(whole).length).toBeLessThanOrEqual(MOST_KEYS)
      }),
    )
  })

  it('stays itself for more or fewer people', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 10 }),
        fc.constantFrom(0.25, 0.5, 2, 3, 10),
        (ingredients, factor) => {
          const scaled = ingredients.map((text) => {
            const parsed = parseIngredientLine(text)
            if (!parsed.quantity) return text
            return formatIngredientLine({
              ...parsed,
              quantity: scaleQuantity(parsed.quantity, factor),
            })
          })
          const one = { title: 'Rice bake', ingredients, steps: [] }
          const answer = compareDoubles(one, { ...one, ingredients: scaled })
          expect(answer.same).toBe(true)
          expect(doubleKeys(one)).toEqual(doubleKeys({ ...one, ingredients: scaled }))
        },
      ),
    )
  })
})
