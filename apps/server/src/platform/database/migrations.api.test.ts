import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { emptyBackend, openEmptyBackend } from '../../testing/test-database.ts'
import type { Backend } from './backend.ts'
import { applyMigrations } from './migrations.ts'

let backend: Backend
let folder: string
beforeAll(async () => {
  backend = await openEmptyBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await write('0002_rows.sql', `insert into cupboards values ('by the second');`)
  await write('0001_table.sql', 'create table cupboards (made text); -- two\r\n-- lines')
})
afterEach(async () => {
  await emptyBackend(backend)
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const apply = () => applyMigrations(backend.pool, silentLog, folder)

async function rows(text: string): Promise<unknown[]> {
  return (await backend.pool.query(text)).rows
}

describe('migrations', () => {
  it('are applied in order, once, and later ones when they come', async () => {
    expect(await apply()).toEqual({ fresh: true })
    expect(await apply()).toEqual({ fresh: false })
    await write('0010_more.sql', `insert into cupboards values ('by the tenth')`)
    expect(await apply()).toEqual({ fresh: false })
    expect(await rows('select made from cupboards')).toEqual([
      { made: 'by the second' },
      { made: 'by the tenth' },
    ])
    expect(await rows('select version, name from migrations order by version')).toEqual([
      { version: 1, name: '0001_table' },
      { version: 2, name: '0002_rows' },
      { version: 10, name: '0010_more' },
    ])
  })

  it('are applied once by two processes that start together', async () => {
    const both = await Promise.all([apply(), apply()])
    expect(both.filter(({ fresh }) => fresh).length).toBe(1)
    expect(await rows('select made from cupboards')).toEqual([{ made: 'by the second' }])
  })

  it('leave nothing of one that fails, and say which it was', async () => {
    await write('0003_broken.sql', `insert into cupboards values ('half'); select 1 / 0;`)
    await expect(apply()).rejects.toThrow('The migration 0003_broken failed: division by zero')
    expect(await rows('select made from cupboards')).toEqual([{ made: 'by the second' }])
    await write('0003_broken.sql', `insert into cupboards values ('whole')`)
    await apply()
    expect(await rows('select made from cupboards')).toEqual([
      { made: 'by the second' },
      { made: 'whole' },
    ])
  })

  it('that were changed after they had been applied stop the start', async () => {
    await apply()
    await write('0001_table.sql', 'create table cupboards (made varchar)')
    await expect(apply()).rejects.toThrow(
      'The migration 0001_table was changed after it had been applied',
    )
  })

  it('are the same with other line ends', async () => {
    await apply()
    await write('0001_table.sql', 'create table cupboards (made text); -- two\n-- lines')
    expect(await apply()).toEqual({ fresh: false })
  })

  it('of a newer version stop an older one', async () => {
    await apply()
    await rm(join(folder, '0002_rows.sql'))
    await expect(apply()).rejects.toThrow(
      'The database has the migration 0002_rows, which this version of Potluck does not know',
    )
  })

  it('with one number twice, or without one, are refused before anything is applied', async () => {
    await write('0002_again.sql', 'select 1')
    await expect(apply()).rejects.toThrow('Two migrations have the number 2')
    await rm(join(folder, '0002_again.sql'))
    await write('3_three.sql', 'select 1')
    await expect(apply()).rejects.toThrow('3_three.sql is not named like')
    expect(await rows(`select to_regclass('cupboards') as found`)).toEqual([{ found: null }])
  })
})
