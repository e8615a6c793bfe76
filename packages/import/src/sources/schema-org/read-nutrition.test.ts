import { describe, expect, it } from 'vitest'
import { readNutrition } from './read-nutrition.ts'

const calories = (text: string) => readNutrition({ calories: text })?.calories

describe('figures of a portion', () => {
  it('take a mark before three digits for thousands', () => {
    expect(calories('1,250 kcal')).toBe(1250)
    expect(calories('1.250')).toBe(1250)
    expect(calories('1 250 kcal')).toBe(1250)
    expect(readNutrition({ sodiumContent: '1,020 mg' })).toEqual({ sodiumMilligrams: 1020 })
    expect(calories('2.345 kJ')).toBe(560.47)
  })

  it('keep exact figures', () => {
    expect(calories('312.456 kcal')).toBe(312.46)
    expect(calories('12,5')).toBe(12.5)
    expect(readNutrition({ proteinContent: '3.521 g', fatContent: '12,5 g' })).toEqual({
      proteinGrams: 3.52,
      fatGrams: 12.5,
    })
    expect(readNutrition({ sodiumContent: '0.125 g' })).toEqual({ sodiumMilligrams: 125 })
  })

  it('read kilocalories before kilojoules', () => {
    expect(calories('2.345 kJ / 560 kcal')).toBe(560)
    expect(calories('880 kJ')).toBe(210.33)
  })
})
