import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  checkedPreferences,
  isCheckedPreference,
  PREFERENCE_DIETS,
  preferencesInOwnWords,
  toPreferences,
} from './settings.ts'

it('keeps each preference once, trimmed, and in the spelling that the kitchen checks', () => {
  const typed = [
    '  gluten-free',
    'No cilantro ',
    '',
    'no cilantro',
    'SHELLFISH-FREE',
    'Gluten-Free',
  ]
  expect(toPreferences(typed)).toEqual(['Gluten-Free', 'No cilantro', 'Shellfish-Free'])
})

it('leaves preferences as they are the second time', () => {
  const anyPreferences = fc.array(
    fc.oneof(fc.string(), fc.constantFrom(...PREFERENCE_DIETS, ' keto ')),
  )
  fc.assert(
    fc.property(anyPreferences, (typed) => {
      const once = toPreferences(typed)
      expect(toPreferences(once)).toEqual(once)
      expect(once.every((preference) => preference.trim() !== '')).toBe(true)
    }),
  )
})

it('offers only diets that the kitchen can check, and tells them from words', () => {
  expect(PREFERENCE_DIETS.filter((diet) => !isCheckedPreference(diet))).toEqual([])
  expect(isCheckedPreference('No cilantro')).toBe(false)
})

it('parts what the kitchen has a verdict on from words of one’s own, which no comma tears apart', () => {
  const preferences = ['Vegan', 'no meat except chicken, turkey', 'No peanuts', 'no cilantro']
  expect(checkedPreferences(preferences)).toEqual(['Vegan', 'No peanuts'])
  expect(preferencesInOwnWords(preferences)).toEqual([
    'no meat except chicken; turkey',
    'no cilantro',
  ])
})
