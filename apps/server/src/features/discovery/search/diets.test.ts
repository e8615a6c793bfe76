import { RESTRICTIONS } from '@potluck/kitchen'
import { expect, it } from 'vitest'
import { findDiet, listDiets } from './diets.ts'

it.each([
  ['Vegan', 'vegan'],
  ['gluten free', 'gluten-free'],
  ['GLUTEN-FREE', 'gluten-free'],
  ['Nut Allergy', 'nut-allergy'],
  ['nut-allergy', 'nut-allergy'],
  ['No fish', 'fish'],
  ['no tree nuts', 'nuts'],
])('%s is the diet %s', (tag, id) => {
  expect(findDiet(tag)).toBe(id)
})

it.each(['fish', 'Eggs', 'Pasta', 'toString', ''])('%s is a tag like any other', (tag) => {
  expect(findDiet(tag)).toBeUndefined()
})

it('knows every restriction by its label', () => {
  for (const [id, { label }] of Object.entries(RESTRICTIONS)) expect(findDiet(label)).toBe(id)
})

it('lists diets by their labels in the order of the kitchen, without single allergens', () => {
  const counts = [
    { value: 'fish', count: 9 },
    { value: 'keto', count: 2 },
    { value: 'vegan', count: 7 },
  ]
  expect(listDiets(counts)).toEqual([
    { value: 'Vegan', count: 7 },
    { value: 'Keto', count: 2 },
  ])
})
