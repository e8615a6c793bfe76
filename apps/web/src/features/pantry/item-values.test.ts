import { expect, it } from 'vitest'
import { EMPTY_VALUES, type ItemValues, readValues, toValues } from './item-values.ts'

const flour: ItemValues = { name: 'flour', qty: '2', qtyName: 'kg', expiryDate: '2026-12-24' }

it('reads the fields, and writes them back', () => {
  const read = readValues(flour)
  expect(read).toEqual({ ok: true, entry: { ...flour, qty: 2 } })
  expect(read.ok && toValues(read.entry)).toEqual(flour)
  expect(readValues({ ...flour, name: ' rye ', qty: '2.9', expiryDate: '' })).toEqual({
    ok: true,
    entry: { name: 'rye', qty: 2, qtyName: 'kg', expiryDate: null },
  })
})

it.each<[string, Partial<ItemValues>]>([
  ['missing', { name: '  ' }],
  ['missing', { qty: '' }],
  ['missing', { qtyName: '' }],
  ['quantity', { qty: '0' }],
  ['quantity', { qty: '0.9' }],
  ['quantity', { qty: 'two' }],
  ['quantity', { qty: '-3' }],
  ['too-much', { qty: '1000001' }],
  ['date', { expiryDate: '0002-12-24' }],
])('finds the problem %s in %o', (problem, wrong) => {
  expect(readValues({ ...flour, ...wrong })).toEqual({ ok: false, problem })
})

it('begins empty, in pounds', () => {
  expect(EMPTY_VALUES.qtyName).toBe('lbs')
  expect(readValues(EMPTY_VALUES)).toEqual({ ok: false, problem: 'missing' })
})
