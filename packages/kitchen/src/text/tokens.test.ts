import fc from 'fast-check'
import { expect, it } from 'vitest'
import { INGREDIENTS } from '../lexicon/lexicon.ts'
import { toKey, toTokens } from './tokens.ts'

const joined = (phrase: string) =>
  toTokens(phrase)
    .map(({ word }) => word)
    .join(' ')

it('reads every name of the lexicon as its tokens, plain words by the short way too', () => {
  for (const { name } of INGREDIENTS) expect(toKey(name)).toBe(joined(name))
})

it('does so for whatever is typed', () => {
  const words = fc.array(fc.stringMatching(/^[a-zA-Zé0-9'-]{0,7}$/), { maxLength: 6 })
  fc.assert(
    fc.property(words, fc.constantFrom(' ', '  ', ', '), (typed, gap) => {
      const phrase = typed.join(gap)
      expect(toKey(phrase)).toBe(joined(phrase))
    }),
  )
})
