import { expect, it } from 'vitest'
import { allergyOf, isOwnAllergy } from './own-allergy.ts'

it.each([
  ['kiwi', 'kiwi allergy'],
  [' Kiwi allergy ', 'Kiwi allergy'],
  ['Sesame', 'No Sesame'],
  ['NUTS', 'No tree nuts'],
  ['milk allergy', 'No milk'],
])('reads %j as %j', (typed, preference) => {
  expect(allergyOf(typed)).toBe(preference)
})

it.each([
  ['kiwi allergy', true],
  ['Pollen allergies', true],
  ['Nut Allergy', false],
  ['No cilantro', false],
  ['Vegan', false],
])('tells whether %j is an allergy in own words: %j', (preference, is) => {
  expect(isOwnAllergy(preference)).toBe(is)
})
