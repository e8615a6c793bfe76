import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addIngredients, endsIngredient, splitIngredients } from './split-ingredients.ts'

it.each([
  ['rice', ['rice']],
  ['rice, eggs;  spring onions ,', ['rice', 'eggs', 'spring onions']],
  ['1,5 kg flour, salt', ['1,5 kg flour', 'salt']],
  ['2 eggs, beaten\n1 leek', ['2 eggs, beaten', '1 leek']],
  [
    '- [ ] rice\n• 2 limes\n3. coriander\r\n\r\n12 dates',
    ['rice', '2 limes', 'coriander', '12 dates'],
  ],
  ['eggs 2,', ['eggs 2']],
  [' , ;\n', []],
])('reads %j as %j', (text, ingredients) => {
  expect(splitIngredients(text)).toEqual(ingredients)
})

it('waits for the end of a number, and takes a food at its comma', () => {
  expect(['1', '1,', '1,5 kg', 'rice'].map(endsIngredient)).toEqual([false, false, false, false])
  expect(['rice,', '2 eggs,', '1, rice', 'rice;'].map(endsIngredient)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

it('lists a food once, as it was first written', () => {
  expect(addIngredients(['Rice', 'limes'], 'rice, LIMES, leeks, Leeks')).toEqual([
    'Rice',
    'limes',
    'leeks',
  ])
})

it('answers what the server accepts, whatever was pasted', () => {
  const pasted = fc.array(fc.string({ maxLength: 300 }), { maxLength: 150 })
  fc.assert(
    fc.property(pasted, fc.constantFrom('\n', ','), (names, between) => {
      const list = addIngredients([], names.join(between))
      expect(list.length).toBeLessThanOrEqual(100)
      expect(list.every((name) => name === name.trim() && name !== '' && name.length <= 200)).toBe(
        true,
      )
      expect(addIngredients(list, list.join('\n'))).toEqual(list)
    }),
  )
})
