import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database/index.ts'
import { sessionSecret } from './index.ts'

let database: Database
let dataDir: string
beforeAll(async () => {
  database = await openTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'secret-'))
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

const secret = (given?: string) => sessionSecret({ sessionSecret: given, dataDir }, database)

describe('the session secret', () => {
  it('is the one that was configured', async () => {
    expect(await secret('a secret that somebody chose and keeps')).toBe(
      'a secret that somebody chose and keeps',
    )
  })

  it('is made once, even by two processes at once, and long enough', async () => {
    const made = await Promise.all([secret(), secret(), secret()])
    expect(new Set(made).size).toBe(1)
    expect(String(made[0]).length).toBe(43)
    expect(await secret()).toBe(made[0])
  })

  it('lies in a file for its owner alone, beside the embedded database', async ({ skip }) => {
    skip(database.kind !== 'pglite', 'a server keeps it in a row')
    await secret()
    const path = join(dataDir, 'secret')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await writeFile(path, 'cut short')
    await expect(secret()).rejects.toThrow('does not hold a secret')
  })
})
