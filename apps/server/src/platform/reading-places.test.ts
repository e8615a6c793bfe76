import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReadingPlaces } from './reading-places.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const places = () =>
  createReadingPlaces({
    atOnce: 1,
    waiting: 1,
    waitMs: 5_000,
    oneEach: 'One at a time.',
  })

it('gives a place to the next who waits, in the order of asking', async () => {
  const take = places()
  const leave = await take('first')
  const second = take('second')
  leave()
  const leaveSecond = await second
  await expect(take('second')).rejects.toMatchObject({ code: 'CONFLICT' })
  leaveSecond()
  await expect(take('first')).resolves.toBeTypeOf('function')
})

it('refuses a second of one member while the first is read, and while it waits', async () => {
  const take = places()
  const leave = await take('first')
  await expect(take('first')).rejects.toMatchObject({ code: 'CONFLICT' })
  const second = take('second')
  await expect(take('second')).rejects.toMatchObject({ code: 'CONFLICT' })
  leave()
  await second
})

it('refuses who waits too long, or finds too many waiting, and lets them try again', async () => {
  const take = places()
  const leave = await take('first')
  const second = expect(take('second')).rejects.toMatchObject({ code: 'OVERLOADED' })
  await expect(take('third')).rejects.toMatchObject({ code: 'OVERLOADED' })
  await vi.advanceTimersByTimeAsync(5_000)
  await second
  leave()
  const again = await take('second')
  again()
  // Releasing a place twice frees only one.
  again()
  await take('third')
  const fourth = expect(take('fourth')).rejects.toMatchObject({ code: 'OVERLOADED' })
  await vi.advanceTimersByTimeAsync(5_000)
  await fourth
})
