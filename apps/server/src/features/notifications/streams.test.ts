import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStreams } from './streams.ts'

const READERS = 300
/** The session, the count and the latest alert. */
const STATEMENTS_A_LOOK = 3

/** A database that answers each statement when told to: everybody is signed in, nothing is unread. */
function createDatabase() {
  const held: (() => void)[] = []
  const told = { statements: 0, most: 0 }
  const execute = async (statement: object) => {
    told.statements += 1
    await new Promise<void>((resolve) => {
      held.push(resolve)
      told.most = Math.max(told.most, held.length)
    })
    const text = JSON.stringify(statement)
    if (text.includes('from sessions')) return { rows: [{}], rowCount: 1 }
    return { rows: text.includes('count(*)') ? [{ count: 0 }] : [] }
  }
  /** Answers statements until there are no more. */
  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 50; quiet++) {
      if (held.length > 0) quiet = 0
      for (const resolve of held.splice(0)) resolve()
      await Promise.resolve()
    }
  }
  return { database: { db: { execute } }, told, settle }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('spreads the looks of many readers over the minute, and lets few read at once', async () => {
  const { database, told, settle } = createDatabase()
  const live = { listen: () => () => undefined }
  const deps = { database, live, now: () => new Date() } as unknown as Parameters<
    typeof createStreams
  >[0]
  const streams = createStreams(deps)
  for (let index = 0; index < READERS; index++) {
    const member = { id: `cook ${index}`, username: 'cook', sessionId: `session ${index}` }
    const reader = streams.open(member)
    void reader.next().then(() => reader.next())
  }
  await settle()
  const ofSeconds = []
  for (let second = 0; second < 60; second++) {
    const before = told.statements
    vi.advanceTimersByTime(1_000)
    await settle()
    ofSeconds.push((told.statements - before) / STATEMENTS_A_LOOK)
  }
  streams.close()
  expect(ofSeconds.reduce((sum, looks) => sum + looks, 0)).toBe(READERS)
  expect(Math.max(...ofSeconds)).toBeLessThan(READERS / 10)
  // Three readers, each with at most two statements at once.
  expect(told.most).toBeLessThanOrEqual(6)
})
