import { describe, expect, it } from 'vitest'
import { takeApart } from './ingredient-fields.ts'
import { toLineText } from './line-text.ts'

describe('a whole line typed as a name', () => {
  it.each([
    ['2 (400 g) cans chopped tomatoes, drained', '2', '(400 g) cans', 'chopped tomatoes, drained'],
    ['113g unsalted butter, softened', '113', 'g', 'unsalted butter, softened'],
    ['- 1 ½ cups plain flour', '1 ½', 'cups', 'plain flour'],
    ['three eggs', '3', '', 'eggs'],
    ['salt to taste', 'to taste', '', 'salt'],
    ['olive oil for frying', 'for frying', '', 'olive oil'],
    ['handful of basil', 'handful', '', 'basil'],
  ])('is taken apart: %s', (line, quantity, unit, name) => {
    expect(takeApart({ name: line, quantity: '', unit: '' })).toEqual({ name, quantity, unit })
  })

  it.each([
    'butter',
    '7-up',
    '5-spice powder',
    '12-inch tortillas',
    '00 flour',
    '70% dark chocolate',
    'butter (such as Kerrygold)',
    '3 cups',
  ])('is none where it is a name: %s', (name) => {
    expect(takeApart({ name, quantity: '', unit: '' })).toBeUndefined()
  })

  it('becomes a heading where it reads like one', () => {
    expect(takeApart({ name: 'For the sauce:', quantity: '', unit: '' })).toEqual({
      name: 'For the sauce',
      quantity: '',
      unit: '',
      heading: true,
    })
    expect(takeApart({ name: 'Sauce', quantity: '', unit: '' })).toBeUndefined()
    expect(takeApart({ name: 'Sauce:', quantity: '1', unit: 'cup' })).toBeUndefined()
  })

  it('is left alone beside an amount, and where a field could not hold its part', () => {
    expect(takeApart({ name: '2 eggs', quantity: '3', unit: '' })).toBeUndefined()
    expect(takeApart({ name: '2 eggs', quantity: '', unit: 'g' })).toBeUndefined()
    const name = `salt, for ${'pickling '.repeat(8)}`
    expect(takeApart({ name, quantity: '', unit: '' })).toBeUndefined()
  })
})

it('writes a row as the kitchen reads lines: what is no figure stands behind', () => {
  expect(toLineText({ name: ' butter ', quantity: '113', unit: 'g' })).toBe('113 g butter')
  expect(toLineText({ name: 'salt', quantity: 'to taste', unit: '' })).toBe('salt, to taste')
  const oil = { name: 'sunflower oil', quantity: 'for frying', unit: '' }
  expect(toLineText(oil)).toBe('sunflower oil, for frying')
  expect(toLineText({ name: ' ', quantity: '2', unit: 'g' })).toBe('')
})
