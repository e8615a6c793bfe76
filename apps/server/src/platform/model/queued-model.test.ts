import { describe, expect, it } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { type Model, ModelError, type QueuedModel, queueModel } from './index.ts'

type Call = {
  content: string | undefined
  /** Writes a piece. */
  write(text: string): void
  finish(): void
  fail(reason: ModelError['reason']): void
}

/** A model whose answers the test writes. */
function scriptedModel() {
  const calls: Call[] = []
  const model: Model = {
    name: 'sous-chef',
    canSee: true,
    price: { input: 1, output: 2 },
    write: async function* ({ messages, signal }) {
      const events: (string | ModelError | undefined)[] = []
      let wake = Promise.withResolvers<void>()
      const push = (event: string | ModelError | undefined) => {
        events.push(event)
        wake.resolve()
      }
      signal.addEventListener('abort', () => push(undefined))
      calls.push({
        content: messages[0]?.role === 'user' ? messages[0].content : undefined,
        write: push,
        finish: () => push(undefined),
        fail: (reason) => push(new ModelError(reason, 'as the test wants it')),
      })
      while (true) {
        await wake.promise
        wake = Promise.withResolvers()
        for (const event of events.splice(0)) {
          if (event instanceof ModelError) throw event
          if (event === undefined) return
          yield { type: 'text', text: event }
        }
      }
    },
  }
  return { model, calls }
}

function open(concurrency = 1) {
  const clock = createClock()
  const { model, calls } = scriptedModel()
  return { queuedModel: queueModel(model, { concurrency, now: clock.now }), calls, clock }
}

/** Asks, and records what it gets: texts, 'place 2' while waiting, 'turn' after it, how it ended. */
function ask(queuedModel: QueuedModel, userId: string, content = 'soup') {
  const abort = new AbortController()
  const heard: string[] = []
  const messages = [{ role: 'user' as const, content }]
  const parts = queuedModel.write({ userId, system: () => '', messages, signal: abort.signal })
  const ended = (async () => {
    try {
      for await (const part of parts) {
        if (part.type === 'waiting') heard.push(`place ${part.position}`)
        if (part.type === 'turn') heard.push('turn')
        if (part.type === 'text') heard.push(part.text)
      }
      heard.push('end')
    } catch (error) {
      heard.push(error instanceof ModelError ? error.reason : String(error))
    }
  })()
  return { heard, ended, abort }
}

const eventually = <Value>(value: () => Value) => expect.poll(value, { timeout: 30_000 })
const contents = (calls: Call[]) => calls.map(({ content }) => content)

describe('the line', () => {
  it('asks the model so many at once, tells the others their place and lets them in by turns', async () => {
    const { queuedModel, calls } = open(2)
    const first = ask(queuedModel, 'ada', 'a1')
    ask(queuedModel, 'ada', 'a2')
    const third = ask(queuedModel, 'ada', 'a3')
    const fourth = ask(queuedModel, 'ada', 'a4')
    const other = ask(queuedModel, 'ben', 'b1')
    await eventually(() => other.heard).toEqual(['place 2'])
    expect(fourth.heard.at(-1)).toBe('place 3')
    expect(contents(calls)).toEqual(['a1', 'a2'])
    calls[0]?.write('Soup.')
    calls[0]?.finish()
    await first.ended
    expect(first.heard).toEqual(['Soup.', 'end'])
    await eventually(() => contents(calls)).toEqual(['a1', 'a2', 'a3'])
    await eventually(() => other.heard).toEqual(['place 2', 'place 1'])
    calls[1]?.fail('unreachable')
    await eventually(() => contents(calls)).toEqual(['a1', 'a2', 'a3', 'b1'])
    expect(third.heard).toEqual(['place 1', 'turn'])
  })

  it('is left by an abort, and the model never hears of it', async () => {
    const { queuedModel, calls } = open()
    const first = ask(queuedModel, 'ada', 'a1')
    const second = ask(queuedModel, 'ben', 'b1')
    const third = ask(queuedModel, 'cleo', 'c1')
    await eventually(() => third.heard).toEqual(['place 2'])
    second.abort.abort()
    await second.ended
    expect(second.heard).toEqual(['place 1', 'end'])
    await eventually(() => third.heard).toEqual(['place 2', 'place 1'])
    first.abort.abort()
    await eventually(() => contents(calls)).toEqual(['a1', 'c1'])
  })

  it('goes on when a reader turns away in the middle of an answer', async () => {
    const { queuedModel, calls } = open()
    const reading = (async () => {
      const { signal } = new AbortController()
      for await (const _ of queuedModel.write({
        userId: 'ada',
        system: () => '',
        messages: [],
        signal,
      }))
        break
    })()
    const next = ask(queuedModel, 'ben', 'b1')
    await eventually(() => calls).toHaveLength(1)
    calls[0]?.write('Soup')
    await reading
    await eventually(() => contents(calls)).toEqual([undefined, 'b1'])
    calls[1]?.finish()
    await next.ended
  })
})

describe('the circuit breaker', () => {
  /** Asks once and lets it end like this. */
  async function once({ queuedModel, calls }: ReturnType<typeof open>, end: (call: Call) => void) {
    const before = calls.length
    const asked = ask(queuedModel, 'ada')
    await eventually(() => calls.length + asked.heard.length).toBeGreaterThan(before)
    const call = calls[before]
    if (call) end(call)
    await asked.ended
    return asked.heard
  }
  const failing = (reason: ModelError['reason']) => (call: Call) => call.fail(reason)

  it.each([
    'unreachable',
    'stalled',
    'limited',
    'broken',
    'refused',
  ] as const)('leaves a model alone for 30 seconds that was %s three times', async (reason) => {
    const kitchen = open()
    const { queuedModel, calls, clock } = kitchen
    await once(kitchen, failing(reason))
    await once(kitchen, failing(reason))
    expect(queuedModel.isAvailable()).toBe(true)
    await once(kitchen, failing(reason))
    expect(queuedModel.isAvailable()).toBe(false)
    expect(await once(kitchen, failing('broken'))).toEqual(['unreachable'])
    expect(calls).toHaveLength(3)
    clock.advance({ seconds: 29 })
    expect(queuedModel.isAvailable()).toBe(false)
    clock.advance({ seconds: 1 })
    expect(queuedModel.isAvailable()).toBe(true)
  })

  it('counts neither what an answer, nor what a minute lies between', async () => {
    const kitchen = open()
    const { queuedModel, clock } = kitchen
    const cook = (call: Call) => {
      call.write('Soup')
      call.finish()
    }
    for (const end of [failing('limited'), failing('limited'), cook, failing('limited')]) {
      await once(kitchen, end)
    }
    clock.advance({ seconds: 61 })
    await once(kitchen, failing('limited'))
    await once(kitchen, failing('limited'))
    expect(queuedModel.isAvailable()).toBe(true)
  })

  it('counts neither aborts nor answers that break off after their first word', async () => {
    const kitchen = open()
    for (let times = 0; times < 5; times++) {
      await once(kitchen, (call) => {
        call.write('Half a ')
        call.fail('broken')
      })
      const stopped = ask(kitchen.queuedModel, 'ada')
      stopped.abort.abort()
      await stopped.ended
    }
    expect(kitchen.queuedModel.isAvailable()).toBe(true)
  })

  it('counts no request that the model could not take: others may fit', async () => {
    const kitchen = open()
    for (let times = 0; times < 4; times++) {
      expect(await once(kitchen, failing('unfit'))).toEqual(['unfit'])
    }
    expect(kitchen.queuedModel.isAvailable()).toBe(true)
  })

  async function opened(concurrency: number) {
    const kitchen = open(concurrency)
    for (let times = 0; times < 3; times++) await once(kitchen, failing('unreachable'))
    kitchen.clock.advance({ seconds: 30 })
    return kitchen
  }

  it('lets one through afterwards, whose first word closes it', async () => {
    const { queuedModel, calls } = await opened(2)
    const probe = ask(queuedModel, 'ada')
    await eventually(() => calls).toHaveLength(4)
    expect(queuedModel.isAvailable()).toBe(false)
    const other = ask(queuedModel, 'ben')
    await other.ended
    expect(other.heard).toEqual(['unreachable'])
    calls[3]?.write('Soup')
    await eventually(() => probe.heard).toEqual(['Soup'])
    expect(queuedModel.isAvailable()).toBe(true)
    probe.abort.abort()
    await probe.ended
  })

  it('opens anew when that one fails, and tries another when it was aborted', async () => {
    const kitchen = await opened(1)
    await once(kitchen, failing('unreachable'))
    expect(kitchen.queuedModel.isAvailable()).toBe(false)
    kitchen.clock.advance({ seconds: 30 })
    const probe = ask(kitchen.queuedModel, 'ada')
    await eventually(() => kitchen.calls).toHaveLength(5)
    probe.abort.abort()
    await probe.ended
    expect(kitchen.queuedModel.isAvailable()).toBe(true)
  })

  it('sends away those in line when it opens', async () => {
    const kitchen = open()
    await once(kitchen, failing('limited'))
    await once(kitchen, failing('limited'))
    const last = ask(kitchen.queuedModel, 'ada')
    const waiting = ask(kitchen.queuedModel, 'ben')
    await eventually(() => waiting.heard).toEqual(['place 1'])
    kitchen.calls[2]?.fail('limited')
    await Promise.all([last.ended, waiting.ended])
    expect(waiting.heard).toEqual(['place 1', 'turn', 'unreachable'])
    expect(kitchen.calls).toHaveLength(3)
  })
})

it('shows the name, eyes and price of its model', () => {
  const { queuedModel } = open()
  expect(queuedModel).toMatchObject({
    name: 'sous-chef',
    canSee: true,
    price: { input: 1, output: 2 },
  })
})
