import { describe, expect, it } from 'vitest'
import { checkDiet } from '../src/diets/check-diet.ts'
import { RESTRICTIONS, type Restriction } from '../src/diets/restrictions.ts'
import { INGREDIENTS } from '../src/lexicon/lexicon.ts'
import { substitutesFor } from '../src/substitutions/substitutes-for.ts'
import { findWrongSubstitutes, readSubstitutionCases } from './substitution-cases.ts'

const CASES = readSubstitutionCases()

describe('what stands in', () => {
  it.each(CASES.map((one) => [one.text, one] as const))('is right for “%s”', (_, one) => {
    expect(findWrongSubstitutes(one)).toEqual([])
  })

  it('is asked about at least 100 cases', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(100)
  })

  const told: [string, Restriction][] = Object.entries(RESTRICTIONS)
  const byFacts = told.filter(([, { forbids }]) => forbids.length > 0).map(([id]) => id)

  it.each(byFacts)('is free of all that %s forbids, read again as a line', (id) => {
    const lines = new Set(
      INGREDIENTS.flatMap((food) => substitutesFor(food, { restrictions: [id] })).flatMap(
        (substitute) => substitute.lines,
      ),
    )
    const { findings } = checkDiet({ ingredients: [...lines], steps: [] }, [id])
    expect(lines.size).toBeGreaterThan(20)
    expect(findings).toEqual([])
  })
})
