import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

const frames: (() => void)[] = []
const seen = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  seen.mockReset()
})
afterEach(() => {
  frames.length = 0
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('comes after a frame, not in it', async () => {
  void afterPaint().then(seen)
  await vi.advanceTimersByTimeAsync(20)
  for (const frame of frames) frame()
  await Promise.resolve()
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveBeenCalledOnce()
})

it('does not wait for ever for a frame that no tab paints', async () => {
  void afterPaint().then(seen)
  await vi.advanceTimersByTimeAsync(100)
  expect(seen).toHaveBeenCalledOnce()
})

it('does not wait at all in a tab that nobody sees', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  await afterPaint()
  expect(frames).toEqual([])
})
