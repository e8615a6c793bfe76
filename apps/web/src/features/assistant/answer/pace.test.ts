import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextShown } from './pace.ts'

it('draws 500 characters a second, and no more than have come', () => {
  expect(nextShown({ shown: 100, length: 1000, elapsedMs: 16 })).toBe(108)
  expect(nextShown({ shown: 990, length: 1000, elapsedMs: 100 })).toBe(1000)
})

it('goes faster while it is more than four seconds behind', () => {
  expect(nextShown({ shown: 0, length: 8000, elapsedMs: 10 })).toBe(20)
})

it('goes on, never back, and reaches the end within seconds', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.integer({ min: 8, max: 400 }), (length, elapsedMs) => {
      const stands = [0]
      while ((stands.at(-1) ?? 0) < length && stands.length * elapsedMs < 20_000) {
        stands.push(nextShown({ shown: stands.at(-1) ?? 0, length, elapsedMs }))
      }
      expect(stands.at(-1)).toBe(length)
      expect(stands.every((shown, at) => at === 0 || shown > (stands[at - 1] ?? 0))).toBe(true)
    }),
  )
})
