import { describe, expect, it } from 'vitest'
import { checkDiet } from '../src/diets/check-diet.ts'
import { findDoubts, findFalseFree, readForeignLines } from './foreign-lines.ts'

const LINES = readForeignLines()

describe('a line of another language', () => {
  it.each(LINES.map((one) => [one.text, one] as const))('is never free of it: “%s”', (_, one) => {
    expect(findFalseFree(one)).toEqual([])
    expect(findFalseFree(one, one.language)).toEqual([])
    if (one.known) expect(findDoubts(one, one.language)).toEqual([])
  })

  it('is asked about at least 200 times', () => {
    expect(LINES.length).toBeGreaterThanOrEqual(200)
  })

  it('is free where every word of it is known to be', () => {
    const verdictOf = (line: string, language: string) =>
      checkDiet({ ingredients: [line], steps: [], language }, ['vegan', 'gluten']).verdict
    expect(verdictOf('4 TL Puderzucker', 'de')).toBe('free')
    expect(verdictOf('2 rote Zwiebeln, fein gehackt', 'de-AT')).toBe('free')
    expect(verdictOf('2 cuillères à soupe d’huile d’olive', 'fr')).toBe('free')
    expect(verdictOf('sale q.b.', 'it')).toBe('free')
    expect(verdictOf('sale q.b.', 'de')).toBe('unknown')
    expect(verdictOf('2 peperoni', 'it')).toBe('free')
  })

  it('is judged by its language where one word means two foods', () => {
    const milk = (line: string, language?: string) =>
      checkDiet({ ingredients: [line], steps: [], language }, ['milk']).verdict
    expect(milk('200 g manteca', 'es')).toBe('contains')
    expect(milk('200 g manteca')).toBe('unknown')
    expect(milk('200 g manteca', 'en')).toBe('free')
    expect(milk('200 g manteca, softened')).toBe('free')
  })

  it('stands under no method that could be read, so that the recipe is free of nothing', () => {
    const recipe = { ingredients: ['200 g Reis'], steps: ['In Butter anbraten.'], language: 'de' }
    expect(checkDiet(recipe, ['vegan']).verdict).toBe('unknown')
    expect(checkDiet({ ...recipe, steps: [] }, ['vegan']).verdict).toBe('free')
  })
})
