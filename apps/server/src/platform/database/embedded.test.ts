import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { type Database, FolderLockedError, openDatabase, restoreSnapshot } from './index.ts'

const writer = fileURLToPath(new URL('../../testing/write-forever.ts', import.meta.url))

let root: string
let dataDir: string
let migrations: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'embedded-'))
  dataDir = join(root, 'data')
  migrations = await mkdtemp(join(root, 'migrations-'))
  // Created once, so that no test has to wait for it.
  await (await open()).close()
}, 60_000)
afterAll(() => rm(root, { recursive: true, force: true }))

function open(): Promise<Database> {
  return openDatabase({ databaseUrl: undefined, dataDir, migrations }, silentLog)
}

function startWriter() {
  return spawn(process.execPath, [writer, dataDir, migrations], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The numbers that a writer reported before it was killed, after it had reported `count` of them. */
async function killAfter(
  child: ChildProcessByStdio<null, Readable, Readable>,
  count: number,
): Promise<number[]> {
  let told = ''
  for await (const chunk of child.stdout) {
    told += chunk
    if (told.split('\n').length > count) child.kill('SIGKILL')
  }
  // A line that the kill cut short is incomplete.
  return told.slice(0, told.lastIndexOf('\n')).split('\n').map(Number)
}

describe('the embedded database', () => {
  it('is refused to a second process, in a sentence that says who has it', async () => {
    const child = startWriter()
    await once(child.stdout, 'data')
    const error = await open().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(FolderLockedError)
    expect(String(error)).toMatch(
      new RegExp(
        `another Potluck \\(process ${child.pid}, started \\d{4}-.*Z\\) uses .*; stop it first$`,
      ),
    )
    child.kill('SIGKILL')
    await once(child, 'close')
  })

  it('is refused to a second opening in the same process', async () => {
    const first = await open()
    await expect(open()).rejects.toThrow(`process ${process.pid}`)
    await first.close()
    await (await open()).close()
  })

  it('goes to exactly one of six processes that start at once', async () => {
    const children = Array.from({ length: 6 }, startWriter)
    const losers = children.map(async (child) => {
      const [refusal, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
      return { refusal, code, pid: child.pid }
    })
    const winner = await Promise.race(
      children.map((child) => once(child.stdout, 'data').then(() => child)),
    )
    const others = losers.filter((_, index) => children[index] !== winner)
    for (const { refusal, code } of await Promise.all(others)) {
      expect(code).toBe(1)
      expect(refusal).toContain(`another Potluck (process ${winner.pid}, `)
    }
    winner.kill('SIGKILL')
    await Promise.all(losers)
  }, 60_000)

  it('loses no acknowledged row to kill -9, and opens again at once', async () => {
    const before = await killAfter(startWriter(), 50)
    const again = await killAfter(startWriter(), 50)
    expect(again[0]).toBeGreaterThan(Number(before.at(-1)))
    const database = await open()
    const rows = await database.query<{ number: number }>({ text: 'select number from written' })
    const kept = new Set(rows.map(({ number }) => number))
    expect([...before, ...again].filter((number) => !kept.has(number))).toEqual([])
    await database.close()
  }, 60_000)

  it('comes back from a snapshot as it was, and keeps what it replaces', async () => {
    const database = await open()
    await database.execute(`create table shelf (jar text); insert into shelf values ('plum')`)
    const path = await database.snapshot()
    await database.execute(`insert into shelf values ('later')`)
    const early = restoreSnapshot(String(path), dataDir)
    await expect(early).rejects.toThrow(FolderLockedError)
    await database.close()
    await restoreSnapshot(String(path), dataDir)
    const restored = await open()
    expect(await restored.query({ text: 'select jar from shelf' })).toEqual([{ jar: 'plum' }])
    await restored.close()
    const beside = (await readdir(dataDir)).filter((name) => name.startsWith('database.before-'))
    expect(beside.length).toBe(1)
  }, 60_000)

  it('keeps the newest seven snapshots and no half ones', async () => {
    const database = await open()
    const paths: string[] = []
    for (let count = 0; count < 9; count++) paths.push(String(await database.snapshot()))
    await database.close()
    const kept = await readdir(join(dataDir, 'snapshots'))
    expect(kept.sort()).toEqual(paths.slice(2).map((path) => path.split('/').at(-1)))
  }, 60_000)

  it.skipIf(process.platform === 'win32')('gives other accounts none of its files', async () => {
    const umask = process.umask(0o077)
    const database = await open()
    process.umask(umask)
    const entries = await readdir(join(dataDir, 'database'), {
      recursive: true,
      withFileTypes: true,
    })
    const files = entries.filter((entry) => entry.isFile())
    const modes = await Promise.all(
      files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).mode & 0o077),
    )
    await database.close()
    expect(modes.length).toBeGreaterThan(900)
    expect(new Set(modes)).toEqual(new Set([0]))
  })

  it('is vacuumed and its log kept short', async () => {
    const database = await open()
    await database.execute(`
      create table busy (id integer primary key, note text);
      insert into busy select n, repeat('x', 500) from generate_series(1, 5000) n;
      update busy set note = repeat('y', 500)`)
    expect(await deadRows(database)).toBe(5_000)
    const grown = await logBytes(database)
    expect(grown).toBeGreaterThan(4_000_000)
    await database.maintain()
    expect(await deadRows(database)).toBe(0)
    expect(await logBytes(database)).toBeLessThan(grown / 10)
    await database.close()
  })

  it('is done for a table that grew before the server was stopped', async () => {
    const before = await open()
    await before.query({ text: 'create table grown as select n from generate_series(1, 5000) n' })
    await before.close()
    const database = await open()
    await database.maintain()
    const rows = await database.query({
      text: `select reltuples::integer as known from pg_class where relname = 'grown'`,
    })
    expect(rows).toEqual([{ known: 5_000 }])
    await database.close()
  })
})

async function deadRows(database: Database): Promise<number> {
  // A session's counters are written when it has been idle for a moment, or when asked to.
  await database.query({ text: 'select pg_stat_force_next_flush()' })
  const [row] = await database.query<{ dead: number }>({
    text: `select n_dead_tup as dead from pg_stat_user_tables where relname = 'busy'`,
  })
  return Number(row?.dead)
}

/** How much would have to be read after a crash. */
async function logBytes(database: Database): Promise<number> {
  const [row] = await database.query<{ bytes: string }>({
    text: 'select pg_wal_lsn_diff(pg_current_wal_lsn(), (pg_control_checkpoint()).redo_lsn) as bytes',
  })
  return Number(row?.bytes)
}
