import { describe, expect, it } from 'vitest'
import { toAvoidance } from '../src/diets/avoidance.ts'
import { objectTo } from '../src/diets/check-line.ts'
import { RESTRICTIONS } from '../src/diets/restrictions.ts'
import { INGREDIENTS } from '../src/lexicon/lexicon.ts'
import { contentsOfIngredient } from '../src/recognition/contents.ts'
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

  it.each(Object.keys(RESTRICTIONS))('never breaks %s, nor leaves it in doubt', (id) => {
    const avoidance = toAvoidance(id)
    const foods = INGREDIENTS.flatMap((food) =>
      substitutesFor(food, { restrictions: [id] }).flatMap((substitute) => substitute.foods),
    )
    const breaking = foods.filter((food) =>
      objectTo(avoidance, food.name, contentsOfIngredient(food)),
    )
    expect(foods.length).toBeGreaterThan(0)
    expect(breaking.map(({ name }) => name)).toEqual([])
  })
})
