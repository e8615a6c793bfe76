import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expiryProblem, isCardNumber, sampleCard } from './card.ts'

describe('a card number', () => {
  it.each([
    '4242 4242 4242 4242',
    '5555555555554444',
    '3782 8224 6310 005',
    '6011 1111 1111 1117',
    '3056 9309 0259 04',
  ])('like %s is taken', (typed) => {
    expect(isCardNumber(typed)).toBe(true)
  })

  it.each([
    '',
    '4242',
    '4242 4242 4242 4241',
    '4242 4242 4242 4242 4242',
    '0000000000',
  ])('like %j is not', (typed) => {
    expect(isCardNumber(typed)).toBe(false)
  })

  it('with one digit wrong is never taken', () => {
    const place = fc.nat(15)
    const other = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(place, other, (at, by) => {
        const digits = Array.from('4242424242424242', Number)
        digits[at] = ((digits[at] ?? 0) + by) % 10
        expect(isCardNumber(digits.join(''))).toBe(false)
      }),
    )
  })
})

describe('an expiry', () => {
  const today = new Date(2026, 10, 30, 23, 59)
  it.each([
    ['11/26', undefined],
    ['12/26', undefined],
    ['10/26', 'past'],
    ['12/25', 'past'],
    ['01/99', undefined],
    ['13/27', 'unreadable'],
    ['00/27', 'unreadable'],
    ['1/27', 'unreadable'],
    ['', 'unreadable'],
  ])('of %j is %s at the end of November 2026', (typed, problem) => {
    expect(expiryProblem(typed, today)).toBe(problem)
  })
})

it('offers a sample card that its own checks take', () => {
  const today = new Date(2026, 11, 31)
  const card = sampleCard('Nora Lind', today)
  expect(isCardNumber(card.number)).toBe(true)
  expect(expiryProblem(card.expiry, today)).toBeUndefined()
  expect(card).toMatchObject({ cvv: '123', name: 'Nora Lind' })
})
