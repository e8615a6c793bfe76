import { describe, expect, it } from 'vitest'
import {
  extend,
  formatLeft,
  isRinging,
  leftOf,
  parseTimers,
  pause,
  resume,
  settle,
  type Timer,
} from './timer.ts'

const simmer: Timer = {
  id: 'r1/3/0',
  recipeId: 'r1',
  recipeTitle: 'Leek soup',
  step: 3,
  doing: 'simmer',
  state: { kind: 'running', endsAt: 60_000 },
}

describe('a timer', () => {
  it('has what is left until the moment it ends, however long nobody looked', () => {
    expect(leftOf(simmer, 0)).toBe(60_000)
    expect(leftOf(simmer, 59_000)).toBe(1_000)
    expect(leftOf(simmer, 90_000)).toBe(-30_000)
  })

  it('stands still while it is paused and goes on from there', () => {
    const paused = pause(simmer, 20_000)
    expect(leftOf(paused, 500_000)).toBe(40_000)
    expect(resume(paused, 500_000).state).toEqual({ kind: 'running', endsAt: 540_000 })
    expect(resume(simmer, 20_000)).toBe(simmer)
    expect(pause(paused, 0)).toBe(paused)
  })

  it('is a minute longer in every state', () => {
    expect(leftOf(extend(simmer, 60_000, 30_000), 30_000)).toBe(90_000)
    expect(leftOf(extend(pause(simmer, 30_000), 60_000, 30_000), 0)).toBe(90_000)
    const [ended = simmer] = settle([simmer], 75_000)
    expect(extend(ended, 60_000, 80_000).state).toEqual({ kind: 'running', endsAt: 140_000 })
  })

  it('rings from when it is noticed, for a minute', () => {
    expect(settle([simmer], 59_999)).toEqual([simmer])
    // The phone slept past the end.
    const [ended = simmer] = settle([simmer], 400_000)
    expect(ended.state).toEqual({ kind: 'ended', endedAt: 60_000, noticedAt: 400_000 })
    expect(isRinging(ended, 459_999)).toBe(true)
    expect(isRinging(ended, 460_000)).toBe(false)
    expect(isRinging(simmer, 400_000)).toBe(false)
  })
})

it.each([
  [245_000, '4:05'],
  [244_001, '4:05'],
  [3_750_000, '1:02:30'],
  [0, '0:00'],
  [-500, '0:00'],
  [-20_000, '−0:20'],
])('writes %s ms as %s', (ms, written) => {
  expect(formatLeft(ms)).toBe(written)
})

it('reads back what was kept, and nothing else', () => {
  expect(parseTimers(JSON.stringify([simmer, pause(simmer, 0)]))).toEqual([
    simmer,
    pause(simmer, 0),
  ])
  for (const text of [null, '{broken', 'null', '{}', '[null, 7, {}, {"state":{}}]'])
    expect(parseTimers(text)).toEqual([])
  const bent = { ...simmer, state: { kind: 'running', endsAt: 'soon' } }
  expect(parseTimers(JSON.stringify([bent]))).toEqual([])
})
