import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type Database, openDatabase, overBackend } from '../platform/database/database.ts'
import { openEmptyInMemory } from '../platform/database/embedded.ts'
import { applyMigrations, readMigrations } from '../platform/database/migrations.ts'
import { createJobs } from '../platform/jobs/index.ts'
import { administer, databaseUrl, dropDatabases } from './postgres-server.ts'
import { silentLog } from './silent-log.ts'

/**
 * Prepares one migrated database per run, which every test file copies. `TEST_DATABASE` (of the
 * project's `env`, else of the process) is `pglite` or `postgres`; the latter needs
 * `TEST_POSTGRES_URL` with the right to create databases. `TEST_MIGRATIONS` names another folder of
 * migrations, for work on the platform alone.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const setting = (variable: string) => project.config.env[variable] ?? process.env[variable]
  const migrations = setting('TEST_MIGRATIONS')
  if (setting('TEST_DATABASE') !== 'postgres') {
    project.provide('databaseTemplate', { kind: 'pglite', tar: await pgliteTemplate(migrations) })
    return undefined
  }
  const adminUrl = setting('TEST_POSTGRES_URL')
  if (!adminUrl) throw new Error('TEST_DATABASE=postgres needs TEST_POSTGRES_URL')
  const name = `potluck_test_${randomBytes(4).toString('hex')}`
  await administer(adminUrl, `create database ${name}`)
  const url = databaseUrl(adminUrl, name)
  const database = await openDatabase({ databaseUrl: url, dataDir: '', migrations }, silentLog)
  await installJobs(database)
  await database.close()
  project.provide('databaseTemplate', { kind: 'postgres', adminUrl, name })
  return () => dropDatabases(adminUrl, name)
}

const cache = fileURLToPath(
  new URL('../../../../node_modules/.cache/database-templates/', import.meta.url),
)

// Rebuilt only if a migration or a library that creates tables changed: building takes seconds,
// loading does not.
async function pgliteTemplate(migrations: string | undefined): Promise<string> {
  const path = join(cache, `${await templateKey(migrations)}.tar`)
  if (existsSync(path)) return path
  await mkdir(cache, { recursive: true })
  await dropOldTemplates()
  const backend = await openEmptyInMemory(silentLog)
  await applyMigrations(backend.pool, silentLog, migrations)
  await installJobs(overBackend(backend, true))
  await backend.pool.query('checkpoint')
  const tar = Buffer.from(await (await backend.pack()).arrayBuffer())
  await backend.close()
  const draft = `${path}.${process.pid}`
  await writeFile(draft, tar)
  await rename(draft, path)
  return path
}

async function dropOldTemplates(): Promise<void> {
  for (const file of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, file))
    if (Date.now() - mtimeMs > 3_600_000) await rm(join(cache, file), { force: true })
  }
}

// The job library has tables of its own; copied with the rest, they need not be created for each
// file.
async function installJobs(database: Database): Promise<void> {
  const jobs = createJobs(database, silentLog)
  await jobs.open()
  await jobs.stop()
}

async function templateKey(migrations: string | undefined): Promise<string> {
  const { resolve } = createRequire(import.meta.url)
  const manifests = await Promise.all(
    [resolve('@electric-sql/pglite'), resolve('pg-boss')].map((main) =>
      readFile(join(dirname(main), '../package.json'), 'utf8'),
    ),
  )
  const checksums = (await readMigrations(migrations)).map(
    ({ name, checksum }) => `${name} ${checksum}`,
  )
  return createHash('sha256')
    .update([...manifests, ...checksums].join('\n'))
    .digest('hex')
    .slice(0, 16)
}
