import { CALLING_CODES, joinPhoneNumber } from '@potluck/rules'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, it } from 'vitest'
import { parsePhoneNumber } from './phone-number.ts'

it('knows every calling code that is offered, and offers every one it knows', () => {
  const codesOf = new Map<string, string>(
    getCountries().map((country) => [country, `+${getCountryCallingCode(country)}`]),
  )
  for (const { code, countries } of CALLING_CODES) {
    for (const country of countries)
      expect([country, codesOf.get(country)]).toEqual([country, code])
  }
  expect(new Set(CALLING_CODES.map(({ code }) => code))).toEqual(new Set(codesOf.values()))
})

it('reads a number as it is dialled at home behind its calling code', () => {
  expect(parsePhoneNumber(joinPhoneNumber('+44', '020 7946 0958'))).toBe('+442079460958')
  expect(parsePhoneNumber(joinPhoneNumber('+91', '081234 56789'))).toBe('+918123456789')
  expect(parsePhoneNumber(joinPhoneNumber('+1', '12'))).toBeUndefined()
})
