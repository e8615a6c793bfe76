import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PANTRY_UNITS } from './pantry.ts'
import { giveBackToPantry, pantryShare, takeFromPantry } from './pantry-use.ts'

const amount = (qty: number, unit: string) => ({ qty, unit })
/** '300 grams, 1700 grams left' */
function told(qty: number, unit: string, share: number): string {
  const use = pantryShare(amount(qty, unit), share)
  if (!use) return 'too little'
  const left = use.remains ? `${use.remains.qty} ${use.remains.unit} left` : 'none left'
  return `${use.used.qty} ${use.used.unit}, ${left}${use.rounded ? ', rounded' : ''}`
}

const stored = fc.record({
  qty: fc.integer({ min: 1, max: 1_000_000 }),
  unit: fc.oneof(fc.constantFrom(...PANTRY_UNITS), fc.string({ minLength: 1, maxLength: 30 })),
})
const anyShare = fc.double({ min: 1e-9, max: 1, noNaN: true })

describe('a share of what is in the pantry', () => {
  it.each([
    [2, 'kg', 0.15, '300 grams, 1700 grams left'],
    [2, 'kg', 0.5, '1 kg, 1 kg left'],
    [500, 'grams', 0.3, '150 grams, 350 grams left'],
    [1, 'lbs', 100 / 453.59237, '4 ounces, 12 ounces left'],
    [1, 'liters', 0.25, '250 milliliters, 750 milliliters left'],
    [2, 'cups', 0.25, '8 tbsp, 24 tbsp left'],
    [1, 'cups', 1 / 48, '1 tsp, 47 tsp left'],
    [3, 'pieces', 2 / 3, '2 pieces, 1 pieces left'],
    [3, 'pieces', 0.5 / 3, '1 pieces, 2 pieces left, rounded'],
    [1, 'pieces', 0.5, '1 pieces, none left, rounded'],
    [4, 'jars', 0.25, '1 jars, 3 jars left'],
    [2, 'kg', 1, '2 kg, none left'],
    [100, 'grams', 0.001, 'too little'],
    [5000, 'kg', 0.5, '2500 kg, 2500 kg left'],
  ])('of %i %s, %f: %s', (qty, unit, share, expected) => {
    expect(told(qty, unit, share)).toBe(expected)
  })

  it('leaves whole numbers, and what is used and what stays are what there was', () => {
    fc.assert(
      fc.property(stored, anyShare, (item, part) => {
        const use = pantryShare(item, part)
        if (!use) return
        const { used, remains } = use
        expect(used.qty).toBeGreaterThanOrEqual(1)
        expect(Number.isInteger(used.qty)).toBe(true)
        if (remains === null) {
          expect(used).toEqual(item)
          return
        }
        expect(Number.isInteger(remains.qty)).toBe(true)
        expect(remains.unit).toBe(used.unit)
        const whole = takeFromPantry(item, { ...used, qty: used.qty + remains.qty })
        expect(whole).toEqual({ used: item, remains: null })
        expect(takeFromPantry(item, used)).toEqual({ used, remains })
      }),
    )
  })

  it('uses all of it up, in the unit it was in', () => {
    fc.assert(
      fc.property(stored, (item) => {
        expect(pantryShare(item, 1)).toMatchObject({ used: item, remains: null, rounded: false })
      }),
    )
  })
})

describe('taking an amount', () => {
  it('takes no more than there is', () => {
    expect(takeFromPantry(amount(200, 'grams'), amount(300, 'grams'))).toEqual({
      used: amount(200, 'grams'),
      remains: null,
    })
  })

  it('does not take pieces from what is weighed', () => {
    expect(takeFromPantry(amount(2, 'kg'), amount(1, 'pieces'))).toBeUndefined()
    expect(takeFromPantry(amount(200, 'grams'), amount(1, 'kg'))).toBeUndefined()
  })
})

describe('what is given back', () => {
  it.each([
    ['2 kg', '300 grams', '2300 grams'],
    ['500 grams', '1 kg', '1500 grams'],
    ['2 kg', '1 kg', '3 kg'],
    ['5 pieces', '3 pieces', '8 pieces'],
    ['5 pieces', '300 grams', undefined],
    ['1000000 grams', '1 grams', '1000000 grams'],
  ])('to %s, %s, makes %s', (held, taken, expected) => {
    const [to, of] = [held, taken].map((text) => {
      const [qty, unit = ''] = text.split(' ')
      return amount(Number(qty), unit)
    })
    const result = to && of && giveBackToPantry(to, of)
    expect(result && `${result.qty} ${result.unit}`).toBe(expected)
  })

  it('is what was taken, whatever was taken of whatever', () => {
    fc.assert(
      fc.property(stored, anyShare, (whole, share) => {
        const use = pantryShare(whole, share)
        if (!use?.remains) return
        const back = giveBackToPantry(use.remains, use.used)
        expect(back && takeFromPantry(whole, back)).toMatchObject({ remains: null })
        const less = back && { ...back, qty: back.qty - 1 }
        expect(less && takeFromPantry(whole, less)).toMatchObject({ remains: { qty: 1 } })
      }),
    )
  })
})
