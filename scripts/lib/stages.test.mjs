import { describe, expect, it } from 'vitest'
import { chooseStages, describeTests, sumTests } from './stages.mjs'

const stages = ['types', 'build', 'unit', 'api:pglite', 'api:postgres', 'browser'].map((name) => ({
  name,
  run: async () => ({ status: /** @type {const} */ ('ok') }),
}))
const namesOf = (/** @type {string | undefined} */ only) =>
  chooseStages(stages, only).map(({ name }) => name)

describe('the choice of stages', () => {
  it('is all of them where none is named', () => {
    expect(namesOf(undefined)).toHaveLength(6)
  })

  it('takes a group by what stands before its colon, in the order of the run', () => {
    expect(namesOf('api,types')).toEqual(['types', 'api:pglite', 'api:postgres'])
  })

  it('brings the build along for the browser', () => {
    expect(namesOf('browser')).toEqual(['build', 'browser'])
  })
})

describe('the last line', () => {
  const stage = { name: 'unit', ms: 1 }

  it('adds up the tests of all stages', () => {
    const total = sumTests([
      { ...stage, status: 'ok', counts: { passed: 40, failed: 0, skipped: 1 } },
      { ...stage, status: 'failed', counts: { passed: 7, failed: 2, skipped: 0 } },
      { ...stage, status: 'ok' },
    ])
    expect(describeTests(total)).toBe('47 passed, 2 failed, 1 skipped')
  })

  it('never says that nothing failed when a stage did', () => {
    const total = sumTests([
      { ...stage, status: 'failed' },
      { ...stage, status: 'failed', counts: { passed: 3, failed: 0, skipped: 0 } },
    ])
    expect(describeTests(total)).toBe('3 passed, 2 failed')
  })

  it('names what passed at a second attempt alone', () => {
    const counts = { passed: 5, failed: 0, skipped: 0, flaky: ['fifty at once'] }
    const total = sumTests([{ ...stage, status: 'ok', counts }])
    expect(total.flaky).toEqual(['fifty at once'])
    expect(describeTests(total)).toBe('5 passed, 0 failed, 1 FLAKY')
  })

  it('does not count a stage that could not run and need not', () => {
    expect(describeTests(sumTests([{ ...stage, status: 'absent' }]))).toBe('0 passed, 0 failed')
  })
})
