import { expect, it } from 'vitest'
import { CALLING_CODES, joinPhoneNumber, splitPhoneNumber } from './calling-codes.ts'

it('offers the five promised codes first, and each once', () => {
  const codes = CALLING_CODES.map(({ code }) => code)
  expect(codes.slice(0, 6)).toEqual(['+1', '+91', '+44', '+86', '+81', '+7'])
  expect(new Set(codes).size).toBe(codes.length)
})

it('takes a number apart by a code that no other begins with', () => {
  expect(splitPhoneNumber('+442079460958')).toEqual({ code: '+44', rest: '2079460958' })
  expect(splitPhoneNumber('+35312345678')).toEqual({ code: '+353', rest: '12345678' })
  expect(splitPhoneNumber('+14155552671')).toEqual({ code: '+1', rest: '4155552671' })
  expect(splitPhoneNumber('')).toEqual({ code: '+1', rest: '' })
  for (const { code } of CALLING_CODES) {
    expect(splitPhoneNumber(`${code}5551`)).toEqual({ code, rest: '5551' })
  }
})

it('puts it together again, with the code that was typed before the one that was chosen', () => {
  expect(joinPhoneNumber('+44', ' 20 7946 0958 ')).toBe('+44 20 7946 0958')
  expect(joinPhoneNumber('+1', '+353 1 234 5678')).toBe('+353 1 234 5678')
  expect(joinPhoneNumber('+1', '  ')).toBe('')
})
