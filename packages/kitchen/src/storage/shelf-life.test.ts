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
    // What stands in an aisle of jars and says its days in the fridge is not kept in the pantry.
    ['hummus', 'fridge', 7],
    ['guacamole', 'fridge', 2],
    ['pico de gallo', 'fridge', 4],
    ['tzatziki', 'fridge', 5],
    ['kimchi', 'fridge', 90],
    ['miso', 'fridge', 365],
    ['gravy', 'fridge', 3],
    ['cooked quinoa', 'fridge', 4],
    ['potato salad', 'fridge', 4],
    ['cooked chickpeas', 'fridge', 4],
    ['leftover rice', 'fridge', 4],
    ['opened canned tomatoes', 'fridge', 4],
    ['ketchup', 'pantry', 365],
    ['orange juice', 'fridge', 7],
    ['pesto', 'pantry', 365],
    ['fresh pesto', 'fridge', 7],
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
