import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database/index.ts'
import { createJobs, defineJob, type Jobs, takeNightlySnapshots } from './index.ts'

const bake = defineJob<{ cake: string }>('bake')
const washUp = defineJob<{ plates: number }>('wash-up', { onlyOneWaits: true })
const tidy = defineJob('tidy')
const sweep = defineJob('sweep')

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let jobs: Jobs
let done: unknown[]
beforeEach(async () => {
  done = []
  jobs = createJobs(database, silentLog)
  jobs.work(bake, async ({ cake }) => {
    if (cake === 'burnt') throw new Error('the cake is burnt')
    if (cake === 'layered') await jobs.send(database.db, bake, { cake: 'second layer' })
    done.push(cake)
  })
  jobs.work(washUp, async ({ plates }) => {
    done.push(plates)
  })
  jobs.work(tidy, async () => {
    done.push('tidy')
  })
  jobs.work(sweep, async () => undefined)
})
afterEach(() => jobs.stop())

async function eventually(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 10_000, interval: 20 })
}

describe('a job', () => {
  it('sent in a transaction is done once that has committed', async () => {
    await jobs.open()
    await database.transaction(async (tx) => {
      await jobs.send(tx, bake, { cake: 'carrot cake' })
    })
    await jobs.drain()
    await jobs.drain()
    expect(done).toEqual(['carrot cake'])
  })

  it('sent in a transaction that rolls back is never done', async () => {
    await jobs.open()
    const failing = database.transaction(async (tx) => {
      await jobs.send(tx, bake, { cake: 'phantom' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await jobs.drain({ delayed: true })
    expect(done).toEqual([])
  })

  it('sent by a job is drained with it', async () => {
    await jobs.open()
    await jobs.send(database.db, bake, { cake: 'layered' })
    await jobs.drain()
    expect(done).toEqual(['layered', 'second layer'])
  })

  it('with a later start waits for it', async () => {
    await jobs.open()
    const startAfter = new Date(Date.now() + 3_600_000)
    await jobs.send(database.db, bake, { cake: 'tomorrow' }, { startAfter })
    await jobs.drain()
    expect(done).toEqual([])
    await jobs.drain({ delayed: true })
    expect(done).toEqual(['tomorrow'])
  })

  it('of which only one waits is kept apart by its key', async () => {
    await jobs.open()
    await jobs.send(database.db, washUp, { plates: 1 }, { key: 'blue' })
    await jobs.send(database.db, washUp, { plates: 2 }, { key: 'blue' })
    await jobs.send(database.db, washUp, { plates: 3 }, { key: 'red' })
    await jobs.drain()
    expect(done.toSorted()).toEqual([1, 3])
  })

  it('that failed is reported and comes again', async () => {
    await jobs.open()
    await jobs.send(database.db, bake, { cake: 'burnt' })
    await expect(jobs.drain()).rejects.toThrow('the cake is burnt')
    const waiting = await database.query({
      text: `select retry_count from jobs.job where name = 'bake' and state = 'retry'`,
    })
    expect(waiting.length).toBe(1)
    await database.execute(`delete from jobs.job where name = 'bake'`)
  })

  it('that nobody does cannot be sent', async () => {
    await jobs.open()
    const send = jobs.send(database.db, defineJob('fly'), {})
    await expect(send).rejects.toThrow('Nobody does the job fly')
  })

  it('cannot be done by two', () => {
    expect(() => jobs.work(bake, async () => undefined)).toThrow('has a handler already')
  })
})

describe('started jobs', () => {
  it('are done as they come, long before the next poll', async () => {
    await jobs.open()
    await jobs.start()
    await jobs.send(database.db, bake, { cake: 'warm up' })
    await eventually(() => expect(done).toEqual(['warm up']))
    const cakes = Array.from({ length: 10 }, (_, index) => `cake ${index}`)
    await database.transaction(async (tx) => {
      for (const cake of cakes) await jobs.send(tx, bake, { cake })
    })
    // Ten polls of five seconds would take longer than `eventually` waits.
    await eventually(() => expect(done).toEqual(['warm up', ...cakes]))
  })

  it('keep the schedules of the code and forget those it no longer has', async () => {
    jobs.schedule(tidy, '0 3 * * *')
    await jobs.open()
    await jobs.start()
    expect(await schedules()).toEqual([{ name: 'tidy', cron: '0 3 * * *' }])
    await jobs.stop()
    jobs = createJobs(database, silentLog)
    jobs.work(tidy, async () => undefined)
    jobs.work(sweep, async () => undefined)
    jobs.schedule(sweep, '*/5 * * * *')
    await jobs.open()
    await jobs.start()
    expect(await schedules()).toEqual([{ name: 'sweep', cron: '*/5 * * * *' }])
  })

  it('that repeat come at once, and once for two processes', async () => {
    const other = createJobs(database, silentLog)
    other.work(tidy, async () => {
      done.push('tidy')
    })
    await jobs.open()
    await other.open()
    for (const each of [jobs, other]) {
      each.repeat(tidy, 3_600)
      await each.start()
    }
    await eventually(() => expect(done).toEqual(['tidy']))
    await other.stop()
    expect(done).toEqual(['tidy'])
  })

  it('are finished before a stop', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    jobs = createJobs(database, silentLog)
    jobs.work(bake, async ({ cake }) => {
      begin()
      await database.db.execute(sql`select pg_sleep(0.3)`)
      done.push(cake)
    })
    await jobs.open()
    await jobs.start()
    await jobs.send(database.db, bake, { cake: 'in the oven' })
    await begun
    await jobs.stop()
    expect(done).toEqual(['in the oven'])
  })
})

function schedules() {
  return database.query({ text: 'select name, cron from jobs.schedule order by name' })
}

describe('nightly snapshots', () => {
  it('are taken of the embedded database and left to the operator of a server', async () => {
    let taken = 0
    const snapshot = async () => {
      taken += 1
      return undefined
    }
    takeNightlySnapshots({ ...database, snapshot }, jobs)
    await jobs.open()
    const embedded = database.kind === 'pglite'
    if (embedded) await database.execute(sendByHand)
    await jobs.drain()
    expect(taken).toBe(embedded ? 1 : 0)
    await jobs.start()
    const nightly = { name: 'take-snapshot', cron: '0 3 * * *' }
    expect(await schedules()).toEqual(embedded ? [nightly] : [])
  })
})

const sendByHand = `insert into jobs.job (name, data) values ('take-snapshot', '{}')`
