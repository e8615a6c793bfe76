import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { splitAnswers } from '../../testing/split-answers.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import {
  afterCommit,
  column,
  type Db,
  isDatabaseUnavailable,
  isForeignKeyViolation,
  isUniqueViolation,
  listRowsPrepared,
  sqlState,
} from './index.ts'
import { openPostgres } from './postgres.ts'
import { openSession } from './session.ts'

const jars = pgTable('jars', {
  id: uuid().primaryKey(),
  label: text().unique('jars_label_key'),
  shelf: integer(),
  filledAt: timestamp('filled_at', { withTimezone: true }),
  grams: bigint({ mode: 'number' }),
  atoms: bigint({ mode: 'bigint' }),
  notes: jsonb(),
  tags: text().array(),
})

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
  await database.execute(`
    create table shelves (id integer primary key);
    insert into shelves values (1);
    create table jars (
      id uuid primary key, label text, shelf integer, filled_at timestamptz, grams bigint,
      atoms bigint, notes jsonb, tags text[], best_before date,
      constraint jars_label_key unique (label),
      constraint jars_shelf_fkey foreign key (shelf) references shelves (id)
    )`)
})
afterAll(() => database.close())

async function addJar(db: Db, label: string): Promise<string> {
  const id = randomUUID()
  await db.insert(jars).values({ id, label })
  return id
}

async function findLabel(id: string): Promise<string | null | undefined> {
  const rows = await database.db.select().from(jars).where(eq(jars.id, id))
  return rows[0]?.label
}

describe('values', () => {
  it('come back from the builder as they went in', async () => {
    const jar = {
      id: randomUUID(),
      label: "Crème brûlée 🍮 'quoted' \\ back",
      shelf: 1,
      filledAt: new Date('2026-02-28T23:59:59.123Z'),
      grams: 9_007_199_254_740_991,
      atoms: 9_223_372_036_854_775_807n,
      notes: { a: [1, null, { b: 'ü' }], 'quote"d': true },
      tags: ['a,b', '"q"', '', 'NULL', '{}'],
    }
    await database.db.insert(jars).values(jar)
    const [back] = await database.db.select().from(jars).where(eq(jars.id, jar.id))
    expect(back).toEqual(jar)
  })

  it('come back as null where nothing went in', async () => {
    const id = randomUUID()
    await database.db.insert(jars).values({ id })
    const [back] = await database.db.select().from(jars).where(eq(jars.id, id))
    expect(back).toEqual({
      id,
      label: null,
      shelf: null,
      filledAt: null,
      grams: null,
      atoms: null,
      notes: null,
      tags: null,
    })
  })

  it('come back from a bare statement as numbers, dates and plain days', async () => {
    const [row] = await database.query({
      text: `select count(*) as few, 9007199254740993::bigint as many, array[1, null, 2]::bigint[] as list,
        date '2026-03-01' as day, timestamptz '2026-03-01 12:00+02' as moment, 1.10::numeric as exact`,
    })
    expect(row).toEqual({
      few: 1,
      many: 9_007_199_254_740_993n,
      list: [1, null, 2],
      day: '2026-03-01',
      moment: new Date('2026-03-01T10:00:00Z'),
      exact: '1.10',
    })
  })

  it('of a prepared statement are those of each call', async () => {
    const statement = { name: 'double', text: 'select $1::int * 2 as doubled' }
    expect(await database.query(statement, [4])).toEqual([{ doubled: 8 }])
    expect(await database.query(statement, [21])).toEqual([{ doubled: 42 }])
  })

  it('of a prepared statement of the builder are those of each call, planned once a connection', async () => {
    const double = (tx: Db, n: number) =>
      listRowsPrepared(tx, { doubled: column.integer })`select ${n}::int * 2 as doubled`
    expect(await double(database.db, 4)).toEqual([{ doubled: 8 }])
    await database.transaction(async (tx) => {
      expect(await double(tx, 21)).toEqual([{ doubled: 42 }])
      expect(await double(tx, 5)).toEqual([{ doubled: 10 }])
      const prepared = sql`select generic_plans + custom_plans as runs from pg_prepared_statements
        where statement like '%::int * 2 as doubled' and name <> 'double'`
      const [own] = (await tx.execute<{ runs: bigint }>(prepared)).rows
      expect(Number(own?.runs)).toBeGreaterThanOrEqual(2)
    })
  })

  it('of several megabytes pass in both directions', async () => {
    const long = 'é'.repeat(3_000_000)
    const [row] = await database.query<{ back: string; size: number }>(
      { text: 'select $1::text as back, octet_length($1::text) as size' },
      [long],
    )
    expect(row?.size).toBe(6_000_000)
    expect(row?.back === long).toBe(true)
  })
})

describe('the ground', () => {
  it('offers a sort key without case and accents that an index accepts', async () => {
    await database.execute('create index on jars (potluck_sort_key(label) collate "C")')
    const [row] = await database.query({
      text: `select potluck_sort_key('Crème ŒUFS Ñandú') as key`,
    })
    expect(row).toEqual({ key: 'creme oeufs nandu' })
  })

  it('finds similar words by trigrams', async () => {
    const [row] = await database.query({
      text: `select similarity('tomato', 'tomatoe') > 0.6 as close`,
    })
    expect(row).toEqual({ close: true })
  })
})

describe('a transaction', () => {
  it('keeps what it wrote and answers what its function answered', async () => {
    const id = await database.transaction((tx) => addJar(tx, 'kept'))
    expect(await findLabel(id)).toBe('kept')
  })

  it('leaves nothing behind when its function throws', async () => {
    const failure = new Error('no sugar')
    const ids: string[] = []
    const run = database.transaction(async (tx) => {
      ids.push(await addJar(tx, 'dropped'))
      throw failure
    })
    await expect(run).rejects.toBe(failure)
    expect(ids.length).toBe(1)
    expect(await findLabel(String(ids[0]))).toBeUndefined()
  })

  it('is opened by the database object of a query function too', async () => {
    const id = await database.db.transaction((tx) => addJar(tx, 'by the object'))
    expect(await findLabel(id)).toBe('by the object')
  })

  it('takes back a nested part alone', async () => {
    const id = await database.transaction(async (tx) => {
      const outer = await addJar(tx, 'outer')
      await expect(tx.transaction((inner) => addJar(inner, 'outer'))).rejects.toThrow()
      return outer
    })
    expect(await findLabel(id)).toBe('outer')
  })

  it('does not pretend to commit after a swallowed failure', async () => {
    const run = database.transaction(async (tx) => {
      await addJar(tx, 'lost')
      await tx.execute(sql`select 1 / 0`).catch(() => undefined)
    })
    const error = await run.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      cause: { message: expect.stringContaining('Nothing was committed') },
    })
  })

  it('refuses statements that come after its end', async () => {
    let leaked: Db | undefined
    await database.transaction(async (tx) => {
      leaked = tx
    })
    const late = leaked ? addJar(leaked, 'too late') : undefined
    await expect(late).rejects.toThrow()
    const [row] = await database.query({
      text: `select count(*) as n from jars where label = 'too late'`,
    })
    expect(row).toEqual({ n: 0 })
  })

  it('is given up after its deadline, and the next one works', async () => {
    const run = database.transaction(
      async (tx) => {
        await addJar(tx, 'never ends')
        await new Promise(() => undefined)
      },
      { deadlineMs: 100 },
    )
    const error = await run.catch((thrown: unknown) => thrown)
    expect(isDatabaseUnavailable(error)).toBe(true)
    await database.transaction((tx) => addJar(tx, 'never ends'))
  })

  it('runs again after a serialization failure, four times at most', async () => {
    let runs = 0
    const failing = (until: number) =>
      database.transaction(async (tx) => {
        runs += 1
        if (runs < until) await tx.execute(sql`do $$ begin raise sqlstate '40001'; end $$`)
        return runs
      })
    expect(await failing(3)).toBe(3)
    runs = 0
    const error = await failing(99).catch((thrown: unknown) => thrown)
    expect(sqlState(error)).toBe('40001')
    expect(runs).toBe(4)
  })

  it('of fifty at once loses no increment', async () => {
    await database.execute('create table tally (n integer); insert into tally values (0)')
    const once = () => database.transaction((tx) => tx.execute(sql`update tally set n = n + 1`))
    await Promise.all(Array.from({ length: 50 }, once))
    expect(await database.query({ text: 'select n from tally' })).toEqual([{ n: 50 }])
  })

  it('calls what waits for its commit, and not when it rolls back', async () => {
    const heard: string[] = []
    await database.transaction(async (tx) => {
      await tx.transaction(async (inner) => afterCommit(inner, () => heard.push('committed')))
      expect(heard).toEqual([])
    })
    const failing = database.transaction(async (tx) => {
      afterCommit(tx, () => heard.push('rolled back'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    afterCommit(database.db, () => heard.push('at once'))
    expect(heard).toEqual(['committed', 'at once'])
  })
})

describe('a failing statement', () => {
  it('is recognised by what refused it', async () => {
    await addJar(database.db, 'twice')
    const twice = await addJar(database.db, 'twice').catch((error: unknown) => error)
    expect(isUniqueViolation(twice)).toBe(true)
    expect(isUniqueViolation(twice, 'jars_label_key')).toBe(true)
    expect(isUniqueViolation(twice, 'jars_pkey')).toBe(false)
    expect(isForeignKeyViolation(twice)).toBe(false)
    const shelf = database.db.insert(jars).values({ id: randomUUID(), shelf: 7 })
    const orphan = await shelf.catch((error: unknown) => error)
    expect(isForeignKeyViolation(orphan, 'jars_shelf_fkey')).toBe(true)
    expect(isDatabaseUnavailable(orphan)).toBe(false)
  })

  it('outside a transaction leaves no transaction open', async () => {
    const raw = database.execute(
      `begin; insert into jars (id, label) values (gen_random_uuid(), 'open'); select 1 / 0; commit`,
    )
    await expect(raw).rejects.toThrow('division by zero')
    await expect(database.execute('begin')).rejects.toThrow('left one open')
    const [row] = await database.query({
      text: `select count(*) as n from jars where label = 'open'`,
    })
    expect(row).toEqual({ n: 0 })
  })

  it('leaves prepared statements usable', async () => {
    const statement = { name: 'fragile', text: 'select 10 / $1::int as share' }
    expect(await database.query(statement, [2])).toEqual([{ share: 5 }])
    await expect(database.query(statement, [0])).rejects.toThrow('division by zero')
    expect(await database.query(statement, [5])).toEqual([{ share: 2 }])
  })
})

describe('on the one connection of the embedded database', () => {
  it('a statement that forgets the transaction fails instead of waiting for ever', async ({
    skip,
  }) => {
    skip(database.kind !== 'pglite', 'a server has more than one connection')
    const run = database.transaction(async () => addJar(database.db, 'past the transaction'))
    const error = await run.catch((thrown: unknown) => thrown)
    expect(isDatabaseUnavailable(error)).toBe(true)
  })
})

describe('on a server', () => {
  it('whose answers come in pieces, a failed statement leaves no transaction open', async ({
    skip,
  }) => {
    skip(!database.url, 'the embedded database has no network before it')
    const slow = await splitAnswers(database.url ?? '')
    const { pool, close } = openPostgres(slow.url, silentLog)
    const { query } = openSession(pool)
    await expect(query('begin; select 1 / 0')).rejects.toThrow('division by zero')
    expect(await query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] })
    await close()
    slow.close()
  })

  it('a connection that is cut in a transaction fails that one alone', async ({ skip }) => {
    skip(database.kind !== 'postgres', 'the embedded database has no connection to cut')
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`
    const run = database.transaction(async (tx) => {
      await addJar(tx, 'cut off')
      await database.db.execute(cut)
      await addJar(tx, 'after the cut')
    })
    const error = await run.catch((thrown: unknown) => thrown)
    expect(isDatabaseUnavailable(error)).toBe(true)
    await database.transaction((tx) => addJar(tx, 'cut off'))
  })

  it('a statement over its time is ended there', async ({ skip }) => {
    skip(database.kind !== 'postgres', 'the embedded database cannot be interrupted')
    const slow = database.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`)
      await tx.execute(sql`select pg_sleep(20)`)
    })
    const error = await slow.catch((thrown: unknown) => thrown)
    expect(sqlState(error)).toBe('57014')
    expect(isDatabaseUnavailable(error)).toBe(true)
  })
})
