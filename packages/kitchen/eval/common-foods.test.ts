import { describe, expect, it } from 'vitest'
import { findWrongKnowledge, readCommonFoods } from './common-foods.ts'

describe('the foods that home cooks type', () => {
  it('are all known as what they are', () => {
    const wrong = readCommonFoods().flatMap((food) =>
      findWrongKnowledge(food).map((what) => `${food.name}: ${what}`),
    )
    expect(wrong).toEqual([])
  })

  it('are more than three thousand names', () => {
    expect(new Set(readCommonFoods().map(({ name }) => name)).size).toBeGreaterThan(3000)
  })

  it.each([
    ['a name that nobody has', { name: 'unobtainium', expected: {} }, 'not known: -, unobtainium'],
    [
      'another aisle',
      { name: 'salmon', expected: { aisles: ['meat'] } },
      'taken for salmon, in the aisle fish',
    ],
    [
      'another verdict',
      { name: 'salmon', expected: { verdicts: { fish: 'free' } } },
      'fish: contains instead of free',
    ],
  ] as const)('are held against %s', (_, { name, expected }, wrong) => {
    const all = { aisles: [], verdicts: {}, isCounted: false, ...expected }
    expect(findWrongKnowledge({ name, group: 'any', expected: all })).toEqual([wrong])
  })
})
