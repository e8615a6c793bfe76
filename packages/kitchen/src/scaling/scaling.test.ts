import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CORPUS } from '../ingredient-lines/corpus.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { off } from '../measures/rounding.ts'
import { UNITS } from '../units/units.ts'
import { multiplyLine } from './multiply-line.ts'
import { findFactorOnHand } from './on-hand.ts'
import { scaleIngredientLine } from './scale-ingredient-line.ts'
import { findServingsFactor, scaleRecipe } from './scale-recipe.ts'
import { scaleServings } from './scale-servings.ts'
import { scaleStep } from './scale-step.ts'
import { findScalingNotes } from './scaling-notes.ts'

const scaled = (line: string, factor: number, cups = false) =>
  formatIngredientLine(scaleIngredientLine(parseIngredientLine(line), factor, { cups }))

const lines = fc.constantFrom(...CORPUS).map(([text]) => parseIngredientLine(text))

describe('multiplyLine', () => {
  it('by 2 and then by ½ is the line it was', () => {
    fc.assert(
      fc.property(lines, (line) => {
        expect(multiplyLine(multiplyLine(line, 2), 0.5)).toEqual(line)
      }),
    )
  })
})

describe('scaleIngredientLine', () => {
  it.each([
    ['2 (400 g) cans tomatoes', 2, '4 (400 g) cans tomatoes'],
    ['1 can chickpeas', 1 / 3, '½ can chickpeas'],
    ['1 cup plus 2 tbsp flour', 2, '2 ¼ cups flour'],
    ['225 g / 8 oz butter', 0.5, '115 g / 4 oz butter'],
    ['250 ml milk', 6, '1.5 l milk'],
    ['1 kg potatoes', 0.25, '250 g potatoes'],
    ['10 oz beef', 2, '1 ¼ lb beef'],
    ['12 oz chicken broth', 2, '24 oz chicken broth'],
    ['2-3 carrots', 1.5, '3–5 carrots'],
    ['1 shallot, sliced', 2, '2 shallots, sliced'],
    ['2 onions', 0.5, '1 onion'],
    ['1 tsp salt', 1 / 3, '⅓ tsp salt'],
    ['1 tsp cumin', 3, '1 tbsp cumin'],
    ['1 tbsp soy sauce', 0.5, '1 ½ tsp soy sauce'],
    ['¼ cup sugar', 0.5, '2 tbsp sugar'],
    ['3 eggs', 1.5, '5 eggs'],
    ['1 egg', 0.5, '1 egg, beaten, use half'],
    ['1 egg, lightly beaten', 1.5, '2 eggs, lightly beaten, use 1 ½'],
    ['2 egg yolks', 2, '4 egg yolks'],
    ['1 bay leaf', 0.5, '1 bay leaf'],
    ['1 pinch of salt', 4, '1 pinch salt'],
    ['1 dash Tabasco', 2, '1 dash Tabasco'],
    ['8 chicken thighs (about 2 pounds)', 2, '16 chicken thighs, about 4 lb'],
    ['60 ml lemon juice (about 2 lemons)', 0.5, '30 ml lemon juice, about 1 lemon'],
    ['4 fillets cod (150 g each)', 2, '8 fillets cod, 150 g each'],
    ['salt, to taste', 3, 'salt, to taste'],
    ['For the sauce:', 3, 'For the sauce:'],
    ['2 eggs', 0, '2 eggs'],
    ['2 eggs', Number.NaN, '2 eggs'],
  ])('makes of %s times %s: %s', (line, factor, expected) => {
    expect(scaled(line, factor)).toBe(expected)
  })

  it('says cups of many spoons where the recipe has cups', () => {
    expect(scaled('2 tbsp oil', 4, true)).toBe('½ cup oil')
    expect(scaled('2 tbsp oil', 4)).toBe('8 tbsp oil')
  })

  it('by 2 and then by ½ is the line it was, but for what rounding takes', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const back = scaleIngredientLine(scaleIngredientLine(line, 2), 0.5)
        const [before, after] = [baseOf(line), baseOf(back)]
        if (before === undefined || after === undefined) expect(after).toBe(before)
        else expect(off(after, before)).toBeLessThan(0.13)
      }),
      { numRuns: 300 },
    )
  })

  it('is never below zero, no number, or without an amount it had', () => {
    const factor = fc.oneof(
      fc.double({ min: 0.001, max: 1000, noNaN: true }),
      fc.constantFrom(0, -2, Number.NaN, Number.POSITIVE_INFINITY),
    )
    fc.assert(
      fc.property(lines, factor, fc.boolean(), (line, times, cups) => {
        const { quantity } = scaleIngredientLine(line, times, { cups })
        expect(quantity === undefined).toBe(line.quantity === undefined)
        if (!quantity || !line.quantity || line.quantity.min <= 0) return
        expect(quantity.min).toBeGreaterThan(0)
        expect(quantity.max).toBeGreaterThanOrEqual(quantity.min)
        expect(Number.isFinite(quantity.max)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  /** What the line asks for, in the base of its dimension. */
  function baseOf({ quantity, unit, plus }: IngredientLine): number | undefined {
    if (!quantity) return
    const factor = unit ? UNITS[unit].factor : 1
    return quantity.max * factor + (plus ? plus.quantity.max * UNITS[plus.unit].factor : 0)
  }
})

describe('scaleServings', () => {
  it.each([
    ['4 people', 1.5, '6 people'],
    ['Serves 4', 2, 'Serves 8'],
    ['4-6 servings', 0.5, '2–3 servings'],
    ['Makes 12 cookies', 2, 'Makes 24 cookies'],
    ['a dozen', 2, '24'],
    ['1 loaf', 2, '2 loaves'],
    ['2 loaves', 0.5, '1 loaf'],
    ['1 person', 4, '4 people'],
    ['4 (2 per person)', 2, '8 (2 per person)'],
    ['Makes one 20 cm cake', 2, 'Makes 2 × 20 cm cake'],
    ['many', 2, 'many'],
  ])('makes of %s times %s: %s', (text, factor, expected) => {
    expect(scaleServings(text, factor)).toBe(expected)
  })
})

describe('scaleStep', () => {
  const listed = [
    '400 g plain flour',
    '3 eggs',
    '4 cloves garlic',
    '6 tbsp olive oil',
    '1 shallot',
    '250 ml milk',
    '1 can chickpeas',
    '2 tsp baking powder',
    '8 tortillas',
    '100 g butter',
  ].map(parseIngredientLine)

  it.each([
    ['Add 200 g of the flour and 100ml milk.', 'Add 400 g of the flour and 200ml milk.'],
    ['Heat 2 tbsp oil.', 'Heat 4 tbsp oil.'],
    ['Heat a tablespoon of the olive oil.', 'Heat 2 tablespoons of the olive oil.'],
    ['Beat in the 3 eggs one at a time.', 'Beat in the 6 eggs one at a time.'],
    ['Squeeze half a shallot.', 'Squeeze 1 shallot.'],
    ['Heat ½ a cup of milk.', 'Heat 1 cup of milk.'],
    ['Beat in two eggs.', 'Beat in 4 eggs.'],
    ['Slice 1 shallot into 8 wedges.', 'Slice 2 shallots into 8 wedges.'],
    ['Fry 2 garlic cloves for 2 minutes.', 'Fry 4 garlic cloves for 2 minutes.'],
    ['Add 2 cloves of garlic', 'Add 4 cloves of garlic'],
    ['Melt the butter (50 g) gently.', 'Melt the butter (100 g) gently.'],
    ['Sift in 1 tsp baking powder', 'Sift in 2 tsp baking powder'],
  ])('doubles what belongs to a line: %s', (text, expected) => {
    expect(scaleStep(text, listed, { factor: 2 })).toBe(expected)
  })

  it.each([
    'Go back to step 2 and wait 2 minutes.',
    'Bake at 180 °C, gas mark 4, in a 20 cm tin.',
    'Fry for 1-2 minutes on each side.',
    'Add the 400 g can chickpeas.',
    'Keep 1 cup of the pasta water.',
    'Use 2 tbsp flour mixture.',
    'Add half of the garlic and 1/3 of the tortillas.',
    'Mix 2 parts flour with 1 part milk.',
    'Fry 2 tortillas at one time.',
    'Move it to a serving plate flour side up.',
    'There are two ways you can cook the eggs.',
    'Wait a minute or two before adding the shallot.',
    'Put it on the bottom half of the tortilla.',
    'Divide into 4 pieces of 50 g each.',
    'Top each tortilla with 1 tbsp oil.',
    'For each pancake use 2 tbsp milk.',
    'Warm 2 tortillas at a time.',
    'Add one egg at a time.',
    'Add the flour, 1 spoon at a time.',
  ])('leaves alone: %s', (text) => {
    expect(scaleStep(text, listed, { factor: 2 })).toBe(text)
  })

  it('changes nothing but figures, their units and the nouns they count', () => {
    const words = fc.constantFrom(
      'Add',
      '2',
      '200 g',
      'flour',
      'eggs',
      'of the',
      '20 minutes',
      '180 °C',
      '1 tbsp oil',
      'step 2',
      'half an',
      'egg',
      '.',
      ',',
      'each',
      '20 cm tin',
      'a',
      '½',
      '1-2',
      'garlic',
    )
    const texts = fc.array(words, { maxLength: 14 }).map((parts) => parts.join(' '))
    fc.assert(
      fc.property(texts, fc.double({ min: 0.1, max: 20, noNaN: true }), (text, factor) => {
        const times = /\d+ minutes|180 °C|step 2|20 cm tin/g
        const after = scaleStep(text, listed, { factor })
        expect(after.match(times)?.length).toBe(text.match(times)?.length)
        expect(after).not.toMatch(/NaN|undefined|Infinity/)
        expect(scaleStep(text, listed, { factor: 1 })).toBe(text)
      }),
      { numRuns: 400 },
    )
  })
})

describe('findScalingNotes', () => {
  const cake = [
    'Heat the oven to 180 °C. Line a 20 cm round tin.',
    'Mix all and bake for 40 minutes.',
  ]
  const about = (factor: number, ...ingredients: string[]) =>
    findScalingNotes(cake, ingredients.map(parseIngredientLine), factor).map((note) => note.about)

  it('names what does not grow with the amounts', () => {
    expect(about(2, '1 tsp salt', '2 tsp baking powder')).toEqual(['pan', 'times', 'oven'])
    expect(about(3, '1 tsp salt', '2 tsp baking powder')).toEqual([
      'pan',
      'times',
      'oven',
      'leavening',
      'seasoning',
    ])
    expect(about(3, '200 g sugar')).toEqual(['pan', 'times', 'oven'])
    expect(about(1)).toEqual([])
  })

  it.each([
    ['a 20 cm round tin', 2, 'use a 28 cm round one'],
    ['a 20 cm round tin', 0.5, 'use a 15 cm round one'],
    ['an 8-inch square pan', 1.5, 'use a 10-inch square one'],
    ['a 9x13-inch dish', 2, 'among 2 pans of the same size (9 × 13-inch)'],
    ['a 23 x 33 cm tin', 0.5, 'use a 20 cm square one'],
  ])('finds the pan whose area fits for %s times %s', (pan, factor, expected) => {
    expect(findScalingNotes([`Line ${pan}.`], [], factor)[0]?.text).toContain(expected)
  })

  it('knows no area of what is fried, and of loaf tins', () => {
    const steps = ['Heat a 30 cm frying pan.', 'Line a 20 cm loaf tin.', 'Cut 2 cm pieces.']
    expect(findScalingNotes(steps, [], 2)).toEqual([])
  })
})

describe('scaleRecipe', () => {
  it('scales lines, steps and servings together, and keeps what has no amount as typed', () => {
    const recipe = {
      servings: 'Serves 4',
      ingredients: ['For the batter:', '2 cups  flour', '2 tbsp oil', 'salt to taste'],
      steps: ['Whisk 1 cup of the flour with 2 tbsp oil for 2 minutes.'],
    }
    expect(scaleRecipe(recipe, 2)).toEqual({
      servings: 'Serves 8',
      ingredients: ['For the batter:', '4 cups flour', '4 tbsp oil', 'salt to taste'],
      steps: ['Whisk 2 cups of the flour with 4 tbsp oil for 2 minutes.'],
      notes: [{ about: 'times', text: expect.stringContaining('fuller pan') }],
    })
    expect(scaleRecipe(recipe, 1)).toEqual({ ...recipe, notes: [] })
  })
})

describe('findServingsFactor', () => {
  it('is what makes the one the other', () => {
    expect(findServingsFactor('4 people', 6)).toBe(1.5)
    expect(findServingsFactor('many', 6)).toBeUndefined()
    expect(findServingsFactor('4', 0)).toBeUndefined()
  })
})

describe('findFactorOnHand', () => {
  it.each([
    ['I have 300 g of chicken', ['2 tbsp oil', '500 g chicken thighs'], 0.6, 1],
    ['300 g chicken breast', ['2 chicken breasts'], 0.75, 0],
    ['375 g flour', ['2 cups flour'], 1.5, 0],
    ['6 bananas', ['4 bananas'], 1.5, 0],
    ['3 cans tomatoes', ['2 (400 g) cans tomatoes'], 1.5, 0],
    ['2 unobtainium', ['1 unobtainium'], 2, 0],
    ["I've got only 1 lb of carrots.", ['907 g carrots'], 0.5, 0],
  ])('reads %s against %s', (said, ingredients, factor, line) => {
    const found = findFactorOnHand(ingredients, said)
    expect(found).toMatchObject({ ok: true, line })
    expect(found.ok && found.factor).toBeCloseTo(factor, 3)
  })

  it.each([
    ['chicken', ['500 g chicken']],
    ['300 g leeks', ['1 lb carrots']],
    ['2 g salt', ['salt']],
    ['0 eggs', ['2 eggs']],
  ])('has no answer to %s against %s', (said, ingredients) => {
    expect(findFactorOnHand(ingredients, said)).toMatchObject({ ok: false })
  })
})
