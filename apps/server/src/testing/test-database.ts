import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { inject } from 'vitest'
import type { Backend } from '../platform/database/backend.ts'
import { type Database, overBackend } from '../platform/database/database.ts'
import { openInMemory, restoreSnapshot } from '../platform/database/embedded.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { setValueTypes } from '../platform/database/value-types.ts'
import { holdRows } from './hold-rows.ts'
import { administer, databaseUrl, dropDatabases } from './postgres-server.ts'
import { silentLog } from './silent-log.ts'

/** What the global setup prepared: a migrated database to copy. */
export type DatabaseTemplate =
  | { kind: 'pglite'; tar: string }
  | { kind: 'postgres'; adminUrl: string; name: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
    /** A change of the schema that `npm run mutate:columns` applies to every copy. */
    columnMutant: string | undefined
  }
}

/**
 * A migrated, empty database of the kind under test, for this caller alone: a copy of the template
 * in memory, or a database of its own on the server, dropped by `close()`. `url` is the server's.
 * With `VISIBILITY_MUTANT` that mutant is switched on (scripts/mutate-visibility.mjs).
 */
export async function openTestDatabase(
  log: FastifyBaseLogger = silentLog,
): Promise<Database & { url: string | undefined }> {
  const { url, ...backend } = await openCopy(log)
  const database = overBackend(backend, true)
  const change = inject('columnMutant')
  if (change) await database.query({ text: change }, [])
  await holdRows(database)
  const { VISIBILITY_MUTANT: mutant } = process.env
  if (mutant)
    await database.query({ text: `select set_config('visibility.mutant', $1, false)` }, [mutant])
  return { ...database, url }
}

/** A copy of the template with everything removed, for trying migrations themselves. */
export async function openEmptyBackend(): Promise<Backend> {
  const backend = await openCopy(silentLog)
  await emptyBackend(backend)
  return backend
}

/** Removes everything, so that the next test starts empty. */
export async function emptyBackend({ pool }: Backend): Promise<void> {
  await pool.query(
    'drop schema public cascade; drop schema if exists jobs cascade; create schema public',
  )
}

/** A copy of the template for server processes: in `dataDir`, or on the server that `env` names. */
export async function layTestDatabase(
  dataDir: string,
): Promise<{ env: Record<string, string>; remove(): Promise<void> }> {
  const template = inject('databaseTemplate')
  if (template.kind === 'pglite') {
    await restoreSnapshot(template.tar, dataDir)
    return { env: {}, remove: async () => undefined }
  }
  const { url, drop } = await cloneTemplate(template)
  return { env: { DATABASE_URL: url }, remove: drop }
}

async function openCopy(log: FastifyBaseLogger): Promise<Backend & { url: string | undefined }> {
  setValueTypes()
  const template = inject('databaseTemplate')
  if (template.kind === 'pglite') {
    return { ...(await openInMemory(await openAsBlob(template.tar), log)), url: undefined }
  }
  const { url, drop } = await cloneTemplate(template)
  // A hundred calls at once wait longer while the other API stage has its share of the cores.
  const backend = openPostgres(url, log, 20_000)
  const close = async () => {
    await backend.close()
    await drop()
  }
  return { ...backend, close, url }
}

async function cloneTemplate(template: { adminUrl: string; name: string }) {
  const { adminUrl } = template
  const name = `${template.name}_${randomBytes(5).toString('hex')}`
  await administer(adminUrl, `create database ${name} template ${template.name}`)
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => dropDatabases(adminUrl, name),
  }
}
