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

  it('is told without what the cook avoids in own words, but for likenesses', () => {
    const sourMilk = (restrictions: string[]) =>
      substitutesFor('1 cup buttermilk', { restrictions }).map(({ note }) => note)
    expect(sourMilk(['dairy-free']).join(' ')).toContain('lemon')
    expect(sourMilk(['dairy-free', 'no lemon'])).toHaveLength(sourMilk(['dairy-free']).length)
    expect(sourMilk(['dairy-free', 'no lemon']).join(' ')).not.toContain('lemon')
    const [fat] = substitutesFor('lard', { restrictions: ['no pork', 'no butter'] })
    expect(fat?.note).toBe('It makes as flaky a crust, with a milder taste.')
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
