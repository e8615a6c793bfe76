import { describe, expect, it } from 'vitest'
import { checkDiet } from '../diets/check-diet.ts'
import { nutritionOf } from './nutrition.ts'

const netCarbs = (...ingredients: string[]) =>
  nutritionOf({ servings: 1, ingredients }).perServing?.netCarbs

describe('net carbohydrate', () => {
  it.each([
    ['100 g granulated sugar', 100],
    ['100 g erythritol', 0],
    ['100 g Swerve', 0],
    ['100 g allulose', 0],
    ['100 g xylitol', 50],
    ['100 g maltitol', 50],
    ['100 g oat bran', 66.2 - 15.4],
  ])('of %s is %d g', (line, expected) => {
    expect(netCarbs(line)).toBeCloseTo(expected, -0.5)
  })

  it('is what a limit on carbohydrate looks at', () => {
    const cookies = { ingredients: ['250 g almond flour', '100 g butter', '80 g SWEET'], steps: [] }
    const verdict = (sweetener: string, restriction: string) => {
      const ingredients = cookies.ingredients.map((line) => line.replace('SWEET', sweetener))
      return checkDiet({ ...cookies, ingredients, servings: 6 }, [restriction]).verdict
    }
    expect(verdict('erythritol', 'keto')).toBe('free')
    expect(verdict('sugar', 'keto')).toBe('contains')
    expect(verdict('maltitol', 'keto')).toBe('contains')
    expect(verdict('erythritol', 'low-carb')).toBe('free')
  })
})
