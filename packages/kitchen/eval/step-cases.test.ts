import { describe, expect, it } from 'vitest'
import { findWrongTakes, readStepCases } from './step-cases.ts'

const CASES = readStepCases()

describe('what a step takes', () => {
  it('is right for 98 % of the labelled steps', () => {
    const right = CASES.filter((one) => findWrongTakes(one).length === 0)
    expect(CASES.length).toBeGreaterThanOrEqual(300)
    expect(right.length / CASES.length).toBeGreaterThanOrEqual(0.98)
  })

  it('never names an amount where the label says none', () => {
    const bold = CASES.filter(({ expected, found }) =>
      found.some((take) => take.startsWith('all of ') && !expected.includes(take)),
    )
    expect(bold.length / CASES.length).toBeLessThanOrEqual(0.01)
  })
})
