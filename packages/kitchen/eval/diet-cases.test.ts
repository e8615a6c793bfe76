import { describe, expect, it } from 'vitest'
import { findWrongVerdicts, readDietCases } from './diet-cases.ts'

const CASES = readDietCases()

describe('the dietary check', () => {
  it.each(CASES.map((one) => [one.text, one] as const))('says of “%s”', (_, one) => {
    expect(findWrongVerdicts(one)).toEqual([])
  })

  it('is asked about at least 300 cases', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(300)
  })
})
