import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database/index.ts'
import { createLive, type Live } from './index.ts'

let database: Database
let live: Live
beforeAll(async () => {
  database = await openTestDatabase()
  live = createLive(database, silentLog)
})
afterAll(async () => {
  await live.close()
  await database.close()
})

/** Listens, and waits until the server has it; the answered list collects what arrives. */
async function listening(channel: string) {
  const heard: (string | undefined)[] = []
  const stop = live.listen(channel, (id) => heard.push(id))
  await expect
    .poll(async () => {
      await live.publish(database.db, channel, 'are you there')
      return heard.includes('are you there')
    })
    .toBe(true)
  await said(heard, 'last')
  heard.length = 0
  return { heard, stop }

  // Messages keep their order: once this one arrives, no earlier one is on its way.
  async function said(list: (string | undefined)[], word: string) {
    await live.publish(database.db, channel, word)
    await expect.poll(() => list.includes(word)).toBe(true)
  }
}

describe('live updates', () => {
  it('come after the commit, on their own channel alone', async () => {
    const chat = await listening('chat')
    const bell = await listening('bell')
    await database.transaction(async (tx) => {
      await live.publish(tx, 'chat', 'c1')
      expect(chat.heard).toEqual([])
    })
    await expect.poll(() => chat.heard).toEqual(['c1'])
    expect(bell.heard).toEqual([])
    chat.stop()
    bell.stop()
  })

  it('of a transaction that rolls back do not come', async () => {
    const { heard, stop } = await listening('oven')
    const failing = database.transaction(async (tx) => {
      await live.publish(tx, 'oven', 'never')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await live.publish(database.db, 'oven', 'after')
    await expect.poll(() => heard).toEqual(['after'])
    stop()
  })

  it('stop for a listener that stopped, and go on for the others', async () => {
    const first = await listening('pan')
    const second = await listening('pan')
    first.heard.length = 0
    first.stop()
    await live.publish(database.db, 'pan', 'hot')
    await expect.poll(() => second.heard).toEqual(['hot'])
    expect(first.heard).toEqual([])
    second.stop()
  })

  it('tell to read anew after the connection broke', async ({ skip }) => {
    skip(database.kind !== 'postgres', 'the embedded database has no connection to lose')
    const { heard, stop } = await listening('pot')
    await database.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen %'`,
    )
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([undefined])
    await live.publish(database.db, 'pot', 'back')
    await expect.poll(() => heard).toEqual([undefined, 'back'])
    stop()
  })
})
