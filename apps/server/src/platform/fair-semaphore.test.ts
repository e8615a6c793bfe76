import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFairSemaphore, type Turn } from './fair-semaphore.ts'

const never = new AbortController().signal

it('serves users by turns: ten requests of one delay another user by one', () => {
  const semaphore = createFairSemaphore(1)
  const busy = semaphore.join('ada', never)
  const many = Array.from({ length: 10 }, () => semaphore.join('ada', never))
  const one = semaphore.join('ben', never)
  expect(many.map((turn) => turn.position())).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(one.position()).toBe(2)
  busy.leave()
  expect(many.slice(0, 3).map((turn) => turn.position())).toEqual([0, 2, 3])
  expect(one.position()).toBe(1)
})

it('tells when a place changes, also because somebody gave up', async () => {
  const semaphore = createFairSemaphore(1)
  semaphore.join('ada', never)
  const abort = new AbortController()
  const first = semaphore.join('ben', abort.signal)
  const second = semaphore.join('cleo', never)
  const changed = Promise.all([first.changed(), second.changed()])
  abort.abort()
  await changed
  expect([first.position(), second.position()]).toEqual([0, 1])
})

it('gives a place free once, however often it is left', () => {
  const semaphore = createFairSemaphore(1)
  const abort = new AbortController()
  const served = semaphore.join('ada', abort.signal)
  const waiting = [semaphore.join('ben', never), semaphore.join('cleo', never)]
  abort.abort()
  served.leave()
  served.leave()
  expect(waiting.map((turn) => turn.position())).toEqual([0, 1])
})

it('lets nobody in who gave up before', () => {
  const semaphore = createFairSemaphore(1)
  semaphore.join('ada', AbortSignal.abort())
  expect(semaphore.join('ben', never).position()).toBe(0)
})

type Step = { type: 'join'; user: number } | { type: 'leave' | 'abort'; index: number }

const Steps = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('join' as const), user: fc.nat({ max: 4 }) }),
    fc.record({ type: fc.constantFrom('leave' as const, 'abort' as const), index: fc.nat() }),
  ),
  { maxLength: 80 },
)

type Visit = {
  user: number
  turn: Turn
  abort: AbortController
  /** How many of each user's requests may be served before this one. */
  mayPass: number
  passedBy: number[]
}

/** A semaphore with all its users; its invariants are checked after every step. */
function watch(places: number) {
  const semaphore = createFairSemaphore(places)
  let waiting: Visit[] = []
  let served: Visit[] = []

  function join(user: number): void {
    const abort = new AbortController()
    const mayPass = 1 + waiting.filter((visit) => visit.user === user).length
    const turn = semaphore.join(String(user), abort.signal)
    waiting.push({ user, turn, abort, mayPass, passedBy: [] })
  }

  function end(index: number, how: 'leave' | 'abort'): void {
    const among = how === 'leave' ? served : [...waiting, ...served]
    const visit = among[index % Math.max(1, among.length)]
    if (!visit) return
    waiting = waiting.filter((other) => other !== visit)
    served = served.filter((other) => other !== visit)
    if (how === 'leave') visit.turn.leave()
    else visit.abort.abort()
  }

  function check(): void {
    const called = waiting.filter(({ turn }) => turn.position() === 0)
    waiting = waiting.filter((visit) => !called.includes(visit))
    served = [...served, ...called]
    expect(served.length).toBeLessThanOrEqual(places)
    if (waiting.length > 0) expect(served).toHaveLength(places)
    const told = waiting.map(({ turn }) => turn.position()).toSorted((a, b) => a - b)
    expect(told).toEqual(waiting.map((_, index) => index + 1))
    for (const { user, mayPass, passedBy } of waiting) {
      passedBy.push(...called.map((visit) => visit.user).filter((other) => other !== user))
      for (const other of passedBy) {
        expect(passedBy.filter((one) => one === other).length).toBeLessThanOrEqual(mayPass)
      }
    }
  }

  return {
    take(step: Step): void {
      if (step.type === 'join') join(step.user)
      else end(step.index, step.type)
      check()
    },
    /**
     * Ends the request being served, once for each one waiting; answers those that were promised to
     * be next and were not.
     */
    finish(): (Visit | undefined)[] {
      const nexts = Array.from(waiting, () => {
        const next = waiting.find(({ turn }) => turn.position() === 1)
        end(0, 'leave')
        check()
        return next
      })
      return nexts.filter((next) => next?.turn.position() !== 0)
    },
    waiting: () => waiting.length,
  }
}

it('keeps its places filled, its order told and nobody waiting for ever, whatever happens', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), Steps, (places, steps) => {
      const semaphore = watch(places)
      for (const step of steps) semaphore.take(step)
      expect(semaphore.finish()).toEqual([])
      expect(semaphore.waiting()).toBe(0)
    }),
  )
})
