import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PASSWORD_STRENGTHS, passwordStrength } from './password-strength.ts'

it.each([
  ['', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['1234567890', 'weak'],
  ['qwertyuiop', 'weak'],
  ['Password123', 'weak'],
  ['PotluckChef2024', 'weak'],
  ['tgkwzm', 'weak'],
  ['tgkwzmpb', 'fair'],
  ['Basil-and-3', 'good'],
  ['Basil-and-3-lemons', 'strong'],
  ['correct horse battery staple', 'strong'],
] as const)('finds %j %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

it('gives nothing for the owner’s own names', () => {
  expect(passwordStrength('norabergstrom81')).toBe('good')
  expect(passwordStrength('norabergstrom81', ['NoraBergstrom'])).toBe('weak')
})

it('never finds a password weaker for one more letter that follows from nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{0,20}$/), (password) => {
      const longer = passwordStrength(`${password}!`)
      expect(rank(longer)).toBeGreaterThanOrEqual(rank(passwordStrength(password)))
    }),
  )
})

function rank(strength: (typeof PASSWORD_STRENGTHS)[number]): number {
  return PASSWORD_STRENGTHS.indexOf(strength)
}
