import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatQuantity } from './format-quantity.ts'
import { parseQuantity } from './parse-quantity.ts'
import { exactly, scaleQuantity } from './quantity.ts'

describe('parseQuantity', () => {
  it.each([
    ['3 eggs', 3, 3, 'eggs'],
    ['1,5 kg', 1.5, 1.5, 'kg'],
    ['0,125 l', 0.125, 0.125, 'l'],
    ['.5 cup', 0.5, 0.5, 'cup'],
    ['1,500 g', 1500, 1500, 'g'],
    ['12,000.5 g', 12_000.5, 12_000.5, 'g'],
    ['1\u202f500 g', 1500, 1500, 'g'],
    ['1 000 g', 1000, 1000, 'g'],
    ['1 400 g tin', 1, 1, '400 g tin'],
    ['1 1/2 cups', 1.5, 1.5, 'cups'],
    ['1-1/2 cups', 1.5, 1.5, 'cups'],
    ['1½cups', 1.5, 1.5, 'cups'],
    ['2⁄3 cup', 2 / 3, 2 / 3, 'cup'],
    ['⅞ oz', 7 / 8, 7 / 8, 'oz'],
    ['2-3 tbsp', 2, 3, 'tbsp'],
    ['2 – 3 tbsp', 2, 3, 'tbsp'],
    ['3-2 tbsp', 2, 3, 'tbsp'],
    ['12- to 18-pound turkey', 12, 18, '-pound turkey'],
    ['½–¾ cup', 0.5, 0.75, 'cup'],
    ['1 ½–2 cups', 1.5, 2, 'cups'],
    ['between 4 and 6 plums', 4, 6, 'plums'],
    ['two or three figs', 2, 3, 'figs'],
    ['Twelve rolls', 12, 12, 'rolls'],
    ['an apple', 1, 1, 'apple'],
    ['half an avocado', 0.5, 0.5, 'avocado'],
    ['half a dozen rolls', 6, 6, 'rolls'],
    ['a couple of figs', 2, 2, 'figs'],
    ['2 to a pan', 2, 2, 'to a pan'],
  ])('reads %s', (text, min, max, rest) => {
    expect(parseQuantity(text)).toEqual({ quantity: { min, max, approximate: false }, rest })
  })

  it.each([
    'about 4 figs',
    'approx. 4 figs',
    '~4 figs',
    '4 or so figs',
    'around four figs',
  ])('reads %s as an approximate four', (text) => {
    const quantity = { min: 4, max: 4, approximate: true }
    expect(parseQuantity(text)).toEqual({ quantity, rest: 'figs' })
  })

  it.each([
    '',
    'figs',
    'a few figs',
    '2% milk',
    '1st',
    '180°C',
    '1/0 fig',
    '00 flour',
    'half and half',
    '-',
    'NaN',
    'Infinity',
    '99999999 g',
  ])('finds no amount in "%s"', (text) => {
    expect(parseQuantity(text)).toBeUndefined()
  })
})

describe('formatQuantity', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [1.5, '1 ½'],
    [0.75, '¾'],
    [1 / 3, '⅓'],
    [0.66, '⅔'],
    [2.125, '2 ⅛'],
    [0.4, '0.4'],
    [0.27, '0.27'],
    [1.06, '1.06'],
    [2.99, '3'],
    [7.875, '7 ⅞'],
    [453.59237, '454'],
    [0.0000001, '0.001'],
  ])('writes %s as %s', (amount, written) => {
    expect(formatQuantity(exactly(amount))).toBe(written)
  })

  it.each([
    [0.5, '0.5'],
    [1.3333, '1.33'],
    [112.5, '112.5'],
    [1234, '1234'],
    [453.59237, '454'],
  ])('writes %s for a scale as %s', (amount, written) => {
    expect(formatQuantity(exactly(amount), 'decimal')).toBe(written)
  })

  it('writes ranges, and one figure where both ends read alike', () => {
    expect(formatQuantity({ min: 1.5, max: 2, approximate: false })).toBe('1 ½–2')
    expect(formatQuantity({ min: 0.5, max: 0.501, approximate: true })).toBe('about ½')
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('writes nothing for %s', (amount) => {
    expect(formatQuantity(exactly(amount))).toBe('')
  })

  it('writes no endless decimal and nothing more than 2 % off', () => {
    const amount = fc.double({ min: 0.05, max: 9999, noNaN: true })
    fc.assert(
      fc.property(amount, fc.constantFrom('fraction', 'decimal'), (value, style) => {
        const written = formatQuantity(exactly(value), style)
        const read = parseQuantity(written)?.quantity.min ?? 0
        expect(Math.abs(read - value)).toBeLessThanOrEqual(value * 0.0201)
        expect(written).toMatch(/^(?:\d+|\d*\.\d{1,4}|(?:\d+ )?[½⅓⅔¼¾⅛⅜⅝⅞])$/)
      }),
    )
  })
})

describe('scaleQuantity', () => {
  it('multiplies both ends', () => {
    const range = { min: 1.5, max: 2, approximate: true }
    expect(scaleQuantity(range, 3)).toEqual({ min: 4.5, max: 6, approximate: true })
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('changes nothing by %s', (factor) => {
    expect(scaleQuantity(exactly(2), factor)).toEqual(exactly(2))
  })
})
