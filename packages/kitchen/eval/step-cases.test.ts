import { describe, expect, it } from 'vitest'
import { findWrongTakes, readPublicStepCases, readStepCases, type StepCase } from './step-cases.ts'

const CORPORA: [string, number, readonly StepCase[]][] = [
  ['written to be hard', 300, readStepCases()],
  ['of our dishes', 200, readStepCases('steps-dishes.txt')],
]

/** The share of them that is right in every line and part. */
const rightOf = (cases: readonly StepCase[]): number =>
  cases.filter((one) => findWrongTakes(one).length === 0).length / cases.length

describe('what a step takes', () => {
  it.each(CORPORA)('is right for 98 % of the steps %s', (_, least, cases) => {
    expect(cases.length).toBeGreaterThanOrEqual(least)
    expect(rightOf(cases)).toBeGreaterThanOrEqual(0.98)
  })

  it.each(
    CORPORA,
  )('names no amount of the steps %s where the label says none', (_, _least, cases) => {
    const bold = cases.filter(({ expected, found }) =>
      found.some((take) => take.startsWith('all of ') && !expected.includes(take)),
    )
    expect(bold.length / cases.length).toBeLessThanOrEqual(0.01)
  })

  const publicCases = readPublicStepCases()
  it.skipIf(!publicCases)('is right for 94 % of the steps of public recipes', () => {
    expect(rightOf(publicCases ?? [])).toBeGreaterThanOrEqual(0.94)
  })
})
