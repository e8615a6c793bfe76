import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database/index.ts'
import { createJobs, type Jobs } from '../jobs/index.ts'
import { createEvents, type Events } from './index.ts'

let database: Database
let jobs: Jobs
let events: Events
let likesFail = false

beforeAll(async () => {
  database = await openTestDatabase()
  await database.execute('create table heard (who text, what text)')
  jobs = createJobs(database, silentLog)
  events = createEvents(database, jobs)
  events.subscribe('recipe.liked', 'bell', async ({ recipeId, userId }, tx) => {
    await tx.execute(sql`insert into heard values ('bell', ${`${userId} likes ${recipeId}`})`)
    if (likesFail) throw new Error('the bell is broken')
  })
  events.subscribe('recipe.liked', 'board', async ({ recipeId }, tx) => {
    await tx.execute(sql`insert into heard values ('board', ${`one more for ${recipeId}`})`)
  })
  events.subscribe('user.followed', 'bell', async ({ userId }, tx) => {
    await tx.execute(sql`insert into heard values ('bell', ${`${userId} is followed`})`)
  })
  await jobs.open()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

async function heardOf(what: string): Promise<string[]> {
  const rows = await database.query<{ line: string }>(
    { text: `select who || ': ' || what as line from heard where what like $1 order by line` },
    [`%${what}%`],
  )
  return rows.map(({ line }) => line)
}

describe('an event', () => {
  it('reaches every subscriber of its type and no other', async () => {
    await database.transaction((tx) =>
      events.emit(tx, { type: 'recipe.liked', recipeId: 'soup', userId: 'ada' }),
    )
    expect(await heardOf('soup')).toEqual([])
    await jobs.drain()
    expect(await heardOf('soup')).toEqual(['bell: ada likes soup', 'board: one more for soup'])
  })

  it('that was handled is remembered for thirty days', async () => {
    await database.execute(`
      insert into event_handled (event_id, handler, handled_at) values
        ('0190e3a0-0000-7000-8000-00000000000a', 'bell', now() - interval '31 days'),
        ('0190e3a0-0000-7000-8000-00000000000b', 'bell', now() - interval '29 days');
      insert into jobs.job (name, data) values ('forget-handled-events', '{}')`)
    await jobs.drain()
    const kept = await database.query({
      text: `select event_id from event_handled where event_id::text like '0190e3a0-0000-7000%'`,
    })
    expect(kept).toEqual([{ event_id: '0190e3a0-0000-7000-8000-00000000000b' }])
  })

  it('of a transaction that rolls back is never heard of', async () => {
    const failing = database.transaction(async (tx) => {
      await events.emit(tx, { type: 'user.followed', userId: 'ghost', followerId: 'ada' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await jobs.drain({ delayed: true })
    expect(await heardOf('ghost')).toEqual([])
  })

  it('comes again only for the subscriber that failed, and leaves nothing of the failure', async () => {
    likesFail = true
    await events.emit(database.db, { type: 'recipe.liked', recipeId: 'stew', userId: 'bob' })
    await expect(jobs.drain()).rejects.toThrow('recipe.liked was not handled by all')
    expect(await heardOf('stew')).toEqual(['board: one more for stew'])
    likesFail = false
    await jobs.drain({ delayed: true })
    expect(await heardOf('stew')).toEqual(['bell: bob likes stew', 'board: one more for stew'])
  })

  it('delivered twice acts once', async () => {
    await events.emit(database.db, { type: 'user.followed', userId: 'cleo', followerId: 'ada' })
    await jobs.drain()
    await database.execute(
      `update jobs.job set state = 'retry', start_after = now() where name = 'deliver-event'`,
    )
    await jobs.drain()
    expect(await heardOf('cleo')).toEqual(['bell: cleo is followed'])
  })

  it('cannot be subscribed to twice under one name', () => {
    expect(() => events.subscribe('user.followed', 'bell', async () => undefined)).toThrow(
      'bell hears user.followed already',
    )
  })
})
