import { describe, expect, it } from 'vitest'
import { INGREDIENTS } from '../lexicon/lexicon.ts'
import { shelfLifeOf } from './shelf-life.ts'

describe('shelfLifeOf', () => {
  it.each([
    ['milk', 'fridge', 7],
    ['chicken breasts', 'fridge', 2],
    ['eggs', 'fridge', 28],
    ['fresh basil', 'fridge', 7],
    ['strawberries', 'fridge', 4],
    ['all-purpose flour', 'pantry', 240],
    ['olive oil', 'pantry', 365],
    ['potatoes', 'pantry', 30],
    ['onions', 'pantry', 30],
    ['canned tomatoes', 'pantry', 900],
    ['ice cream', 'freezer', 60],
    ['frozen peas', 'freezer', 300],
    ['frozen chicken breasts', 'freezer', 270],
  ])('keeps %s in the %s for %i days', (name, storage, days) => {
    expect(shelfLifeOf(name)).toEqual({ storage, days })
  })

  it('says how long it keeps elsewhere, where that is known', () => {
    expect(shelfLifeOf('milk', 'freezer')).toEqual({ storage: 'freezer', days: 90 })
    expect(shelfLifeOf('milk', 'pantry')).toBeUndefined()
  })

  it.each([
    '',
    'unobtainium',
    'butter or margarine',
    'salt, pepper',
    'kiwi powder',
  ])('does not guess for "%s"', (name) => {
    expect(shelfLifeOf(name)).toBeUndefined()
  })

  it('gives whole days above zero for what the lexicon knows', () => {
    const lives = INGREDIENTS.flatMap(({ name }) => shelfLifeOf(name) ?? [])
    expect(lives.length).toBeGreaterThan(INGREDIENTS.length / 2)
    for (const { days } of lives) expect(Number.isInteger(days) && days > 0).toBe(true)
  })
})
