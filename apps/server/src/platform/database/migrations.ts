import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

/** A migration cannot be applied. The message is the sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

type Migration = { version: number; name: string; text: string; checksum: string }

/**
 * Applies the missing migrations in the order of their numbers, each in a transaction of its own.
 * Several processes may start at once: one applies, the others wait.
 * @returns whether the database had no migration before
 * @throws MigrationError if an applied file was changed, or the database is newer than this build
 */
export async function applyMigrations(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  folder: string = migrationsFolder(),
): Promise<{ fresh: boolean }> {
  const migrations = await readMigrations(folder)
  const client = await pool.connect()
  try {
    // Building an index may take longer than a request may; the connection is closed afterwards.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query({ text: `select pg_advisory_lock(${lockNumber})`, ...unhurried })
    await client.query(bookkeeping)
    const applied = await readApplied(client)
    refuseDrift(migrations, applied)
    for (const migration of migrations) {
      if (applied.has(migration.version)) continue
      await applyOne(client, migration)
      log.info(`applied migration ${migration.name}`)
    }
    return { fresh: applied.size === 0 }
  } finally {
    client.release(true)
  }
}

/** The migration files, by number. @throws MigrationError for a misnamed file or a number used twice */
export async function readMigrations(folder: string = migrationsFolder()): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(names.map((name) => readOne(folder, name)))
  migrations.forEach(({ version, name }, index) => {
    if (migrations[index + 1]?.version === version) {
      throw new MigrationError(`Two migrations have the number ${version}; ${name} is one of them`)
    }
  })
  return migrations
}

// An arbitrary number of our own, the same in every version: 'potluck' read as base 36, cut to 31
// bits.
const lockNumber = 1_503_812_119

// A day in milliseconds: how long `pg` itself waits for an answer here.
const unhurried = { query_timeout: 86_400_000 }

const bookkeeping = `
  create table if not exists migrations (
    version integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

// In a bundle the folder is beside main.js; otherwise at the server's root.
function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('./migrations/', import.meta.url))
  return existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../../../migrations/', import.meta.url))
}

async function readOne(folder: string, name: string): Promise<Migration> {
  const version = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
  if (version === undefined) {
    throw new MigrationError(`The migration ${name} is not named like 0001_what_it_does.sql`)
  }
  // Line endings are normalised, since a checkout may convert them.
  const text = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(text).digest('hex')
  return { version: Number(version), name: name.replace(/\.sql$/, ''), text, checksum }
}

async function readApplied(client: pg.PoolClient): Promise<Map<number, AppliedRow>> {
  const { rows } = await client.query<AppliedRow>('select version, name, checksum from migrations')
  return new Map(rows.map((row) => [row.version, row]))
}

type AppliedRow = { version: number; name: string; checksum: string }

function refuseDrift(migrations: Migration[], applied: Map<number, AppliedRow>): void {
  const ours = new Map(migrations.map((migration) => [migration.version, migration]))
  for (const { version, name, checksum } of applied.values()) {
    const known = ours.get(version)
    if (!known) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version of Potluck does not know; start the newer version`,
      )
    }
    if (known.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${known.name} was changed after it had been applied; restore the file and write a new one`,
      )
    }
  }
}

async function applyOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  const { version, name, text, checksum } = migration
  try {
    await client.query('begin')
    await client.query({ text, ...unhurried })
    await client.query('insert into migrations (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`The migration ${name} failed: ${reason}`, { cause: error })
  }
}
