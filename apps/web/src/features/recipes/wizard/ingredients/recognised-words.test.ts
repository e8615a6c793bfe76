import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { Recognised } from './recognise.ts'
import { toWords } from './recognised-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const NOTHING: Recognised = {
  names: [],
  grams: undefined,
  contains: [],
  may: [],
  gap: undefined,
  diets: [],
}

it('says name, weight and allergens, in this order', () => {
  const recognised: Recognised = {
    ...NOTHING,
    names: ['all-purpose flour'],
    grams: 250.4,
    contains: ['gluten', 'nuts'],
    may: ['soybeans'],
  }
  expect(toWords(i18n, recognised)).toEqual({
    facts: [
      'all-purpose flour',
      'about 250 g',
      'contains gluten and tree nuts',
      'may contain soya',
    ],
    gap: undefined,
  })
})

it('weighs as finely as a cook does', () => {
  const weights = [4.26, 12.6, 999.6, 1134].map(
    (grams) => toWords(i18n, { ...NOTHING, grams }).facts,
  )
  expect(weights.flat()).toEqual(['about 4.3 g', 'about 13 g', 'about 1 kg', 'about 1.1 kg'])
})

it('says that a food was recognised where there is nothing else to say, and why one was not', () => {
  expect(toWords(i18n, NOTHING).facts).toEqual(['recognised'])
  expect(toWords(i18n, { ...NOTHING, gap: { kind: 'words', words: 'zorblax' } })).toEqual({
    facts: [],
    gap: '“zorblax” is not known here: diets cannot be told',
  })
})
