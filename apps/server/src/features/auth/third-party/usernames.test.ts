import { isUsername } from '@potluck/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { suggestUsernames } from './usernames.ts'

it('suggests nothing but usernames, and many, whatever a person is called', () => {
  const called = fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined })
  fc.assert(
    fc.property(called, fc.emailAddress(), (preferred_username, email) => {
      const names = suggestUsernames({ preferred_username, email })
      expect(names.filter((name) => !isUsername(name))).toEqual([])
      // A name of full length that ends in a digit may repeat.
      expect(new Set(names).size).toBeGreaterThanOrEqual(18)
    }),
  )
})

it('takes the name over the address, and cook over what is left of neither', () => {
  const email = 'ada.l@example.org'
  const first = (preferred_username?: string) => suggestUsernames({ preferred_username, email })[0]
  expect(first('Countess')).toBe('Countess')
  expect(first('☕')).toBe('ada.l')
  expect(first()).toBe('ada.l')
  expect(suggestUsernames({ email: 'é@example.org' }).slice(0, 3)).toEqual([
    'cook',
    'cook2',
    'cook3',
  ])
})
