import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nutritionOf } from './nutrition.ts'

/** The line as it was counted. */
function countOf(text: string) {
  const [line] = nutritionOf({ ingredients: [text] }).lines
  return line
}

describe('the weight of a line', () => {
  it.each([
    ['200 g butter', 'butter', 200],
    ['1 lb butter', 'butter', 453.6],
    ['1 stick butter', 'butter', 113],
    ['2 cups flour', 'flour', 250],
    ['3 cloves garlic', 'garlic', 9],
    ['2 large eggs', 'egg', 100],
    ['1 (15 oz) can chickpeas, drained', 'chickpea', 255.1],
    ['225 g / 8 oz cheddar', 'cheddar', 225],
    ['8 chicken thighs, boneless, skinless (about 2 pounds)', 'boneless-chicken-thigh', 907.2],
    ['3 pineapple slices', 'pineapple', 252],
  ])('%s: %s, %d g', (text, ingredient, grams) => {
    const line = countOf(text)
    expect(line).toMatchObject({ ingredient, status: 'counted' })
    expect(line?.grams).toBeCloseTo(grams, 0)
  })

  it('leaves out bones and shells of what is bought with them', () => {
    expect(countOf('1 kg banana')?.grams).toBeLessThan(700)
    expect(countOf('1 kg banana, peeled')?.grams).toBe(1000)
  })

  it('counts a tenth of the oil that something is fried in', () => {
    expect(countOf('1 l sunflower oil, for deep frying')?.grams).toBeCloseTo(92, 0)
    expect(countOf('2 tbsp sunflower oil, for frying')?.grams).toBeCloseTo(27, 0)
  })

  it('takes the first of alternatives and halves of pairs', () => {
    expect(countOf('100 g butter or margarine')?.ingredient).toBe('butter')
    expect(nutritionOf({ ingredients: ['2 g salt and black pepper'] }).lines).toHaveLength(1)
  })
})

describe('what cannot be counted', () => {
  it('is negligible where no amount would show', () => {
    expect(countOf('salt, to taste')).toMatchObject({ status: 'negligible' })
    expect(countOf('parsley, to serve')).toMatchObject({ status: 'negligible' })
  })

  it('is missed, with a reason, where it would', () => {
    expect(countOf('200 g moondust')).toMatchObject({
      status: 'missed',
      note: 'moondust is not known',
    })
  })
})

describe('a recipe', () => {
  const pancakes = ['125 g flour', '250 ml milk', '2 eggs', '1 pinch salt']

  it('feeds with what the USDA has measured, per portion and per 100 g', () => {
    const { perServing, per100g, coverage } = nutritionOf({ servings: 2, ingredients: pancakes })
    // 125 g flour 455, 258 g milk 157, 100 g egg 143 kcal.
    expect(perServing?.kcal).toBeCloseTo((455 + 157 + 143) / 2, -1)
    expect(perServing?.protein).toBeCloseTo((12.9 + 8.1 + 12.6) / 2, 0)
    expect(per100g?.kcal).toBeGreaterThan(130)
    expect(coverage).toBe(1)
  })

  it('has no figures where too little is known of it', () => {
    const { perServing, per100g, coverage } = nutritionOf({
      servings: 2,
      ingredients: ['100 g flour', '400 g moondust'],
    })
    expect(perServing).toBeUndefined()
    expect(per100g).toBeUndefined()
    expect(coverage).toBeLessThan(0.8)
  })

  it('has none where a large unknown part would be left out', () => {
    const { perServing } = nutritionOf({
      servings: 8,
      ingredients: ['2 cups moonmilk', '2 tbsp butter', '1/2 cup sugar', '2 egg yolks'],
    })
    expect(perServing).toBeUndefined()
  })

  it('has none per portion where nobody knows how many it serves', () => {
    const { perServing, per100g } = nutritionOf({ ingredients: pancakes })
    expect(perServing).toBeUndefined()
    expect(per100g).toBeDefined()
  })

  it('of any text has finite figures or none', () => {
    const servings = fc.option(fc.double(), { nil: undefined })
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), servings, (ingredients, count) => {
        const { perServing, per100g, coverage } = nutritionOf({ ingredients, servings: count })
        const figures = [...Object.values({ ...perServing }), ...Object.values({ ...per100g })]
        expect([...figures, coverage].every((one) => Number.isFinite(one) && one >= 0)).toBe(true)
      }),
    )
  })

  it('of twice as much feeds twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), (grams) => {
        const one = nutritionOf({ servings: 1, ingredients: [`${grams} g butter`] })
        const two = nutritionOf({ servings: 1, ingredients: [`${grams * 2} g butter`] })
        expect(two.perServing?.kcal).toBeCloseTo((one.perServing?.kcal ?? 0) * 2, 6)
      }),
    )
  })
})
