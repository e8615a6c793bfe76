import { RESTRICTIONS } from '@potluck/kitchen'
import { expect, it } from 'vitest'
import { DIET_IDS, findDiet, listDiets } from './diets.ts'

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

it('keeps every diet at the bit that databases already store: a new one is added at the end', () => {
  const stored =
    'vegan vegetarian pescatarian gluten-free nut-allergy lactose-free dairy-free egg-free soy-free ' +
    'shellfish-free paleo diabetic-safe low-carb low-sodium heart-healthy keto'
  expect(DIET_IDS.slice(0, 16).join(' ')).toBe(stored)
  const bits = Object.values(RESTRICTIONS).flatMap((one) => ('bit' in one ? [one.bit] : []))
  expect(bits.toSorted((one, other) => one - other)).toEqual(bits.map((_, place) => place))
  // In `recipe_facets` the difficulty begins at bit 24 (migration 0113), so diets have 24 bits.
  expect(bits.length).toBeLessThanOrEqual(24)
})
