import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startDeadline } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('comes once its time is up, of which a suspension takes nothing', () => {
  const expire = vi.fn()
  const deadline = startDeadline(1_000, expire)
  vi.advanceTimersByTime(900)
  deadline.suspend()
  vi.advanceTimersByTime(60_000)
  deadline.restart()
  vi.advanceTimersByTime(999)
  expect(expire).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(expire).toHaveBeenCalledOnce()
})
