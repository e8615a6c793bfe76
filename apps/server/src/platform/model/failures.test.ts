import fc from 'fast-check'
import { expect, it } from 'vitest'
import { retryDelay, toModelError } from './failures.ts'
import { ModelError } from './model.ts'

const NOW = new Date('2026-03-04T05:06:07Z')

function delay(reason: ModelError['reason'], failures: number, retryAfter?: string, random = 0) {
  const cause = { responseHeaders: retryAfter === undefined ? {} : { 'retry-after': retryAfter } }
  const backOff = { firstMs: 100, random: () => random, now: () => NOW }
  return retryDelay(new ModelError(reason, 'no', cause), failures, backOff)
}

it.each([
  ['3', 3_000],
  ['0', 0],
  ['20', 20_000],
  ['21', undefined],
  ['Wed, 04 Mar 2026 05:06:12 GMT', 5_000],
  ['Wed, 04 Mar 2026 05:06:02 GMT', 0],
  ['Wed, 04 Mar 2026 05:07:07 GMT', undefined],
  ['soon', 200],
])('waits after Retry-After: %s for %s ms', (retryAfter, expected) => {
  expect(delay('limited', 2, retryAfter)).toBe(expected)
})

it('waits longer each time, shortened by half at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (failures, random) => {
        const longest = delay('unreachable', failures) ?? 0
        const shortened = delay('unreachable', failures, undefined, random) ?? 0
        expect(delay('unreachable', failures + 1)).toBe(2 * longest)
        expect(shortened).toBeGreaterThanOrEqual(longest / 2)
        expect(shortened).toBeLessThanOrEqual(longest)
      },
    ),
  )
})

it('tells a key that is refused from a request that does not fit, whatever the status', () => {
  const reason = (statusCode: number, message: string) =>
    toModelError({ statusCode, message }, false).reason
  expect(reason(400, 'context length exceeded')).toBe('unfit')
  expect(reason(400, 'API key not valid. Please pass a valid API key.')).toBe('refused')
  expect(reason(403, 'forbidden')).toBe('refused')
})

it('does not repeat what a new try cannot change, whatever the provider asks for', () => {
  expect(delay('refused', 1, '1')).toBeUndefined()
  expect(delay('unfit', 1, '1')).toBeUndefined()
  expect(delay('stalled', 1, '1')).toBeUndefined()
})
