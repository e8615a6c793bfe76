import { describe, expect, it } from 'vitest'
import { findWrongAnswers, readRecipeCases } from './recipe-cases.ts'

const CASES = readRecipeCases()

describe('the dietary check of a whole recipe', () => {
  it.each(CASES.map((one) => [one.title, one] as const))('is right about “%s”', (_, one) => {
    expect(findWrongAnswers(one)).toEqual([])
  })

  it('is asked about at least 60 recipes', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(60)
  })
})
