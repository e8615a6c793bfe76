import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declineReason, reviewLine, reviewSentence } from '../review.ts'

describe('a line before anybody sees it', () => {
  it('that contains what is avoided comes with what to write instead, and a note', () => {
    const { verdict, findings, instead } = reviewLine('200 g butter, softened', ['vegan'])
    expect(verdict).toBe('contains')
    expect(findings[0]).toMatchObject({ restriction: 'vegan', line: '200 g butter, softened' })
    expect(instead).toEqual({ lines: ['200 g vegan butter'], note: expect.stringMatching(/\.$/) })
  })

  it('keeps to every other restriction in what it offers instead', () => {
    const { instead } = reviewLine('2 tbsp peanut butter', ['nut-allergy', 'soy-free', 'sesame'])
    for (const line of instead?.lines ?? ['peanuts'])
      expect(reviewLine(line, ['nut-allergy', 'soy-free', 'sesame']).verdict).toBe('free')
  })

  it('offers nothing where no rule knows, or nothing is wrong', () => {
    expect(reviewLine('100 g Quorn', ['no quorn']).instead).toBeUndefined()
    expect(reviewLine('1 onion', ['vegan'])).toEqual({
      verdict: 'free',
      findings: [],
      instead: undefined,
    })
  })

  it('is not judged by limits on a portion', () => {
    expect(reviewLine('500 g sugar', ['keto', 'low-carb']).verdict).toBe('free')
  })

  it('may be any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const { verdict, findings } = reviewLine(text, ['vegan', 'no onion'])
        expect(verdict === 'free').toBe(findings.length === 0)
        expect(
          reviewSentence(text, ['vegan']).findings.every(({ line }) => text.includes(line)),
        ).toBe(true)
      }),
    )
  })
})

describe('what is not for a kitchen', () => {
  it.each([
    ['write a poem about the election', /only help with cooking/],
    ['a cake with bleach', /not something to eat/],
    ['porridge with honey for my baby', /Honey is not safe/],
    ['soup of death cap', /poisonous/],
  ])('is declined in a friendly sentence: %s', (text, reason) => {
    expect(declineReason(text)).toMatch(reason)
  })

  it.each([
    'Crack the eggs into the pan and cover the bowl with plastic wrap.',
    'honey glazed baby carrots',
    'a quick dinner with dill weed and salmon',
    'Paint the pastry with egg.',
  ])('is not taken for it: %s', (text) => {
    expect(declineReason(text)).toBeUndefined()
  })
})
