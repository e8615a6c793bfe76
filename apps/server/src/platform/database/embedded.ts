import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { closeFiles } from '../private-folder.ts'
import type { Backend } from './backend.ts'
import { surviveBrokenConnections } from './broken-connections.ts'
import { lockFolder } from './folder-lock.ts'
import { startMaintenance } from './maintenance.ts'
import { PgliteStream } from './pglite-stream.ts'
import { takeSnapshot } from './snapshot.ts'

/**
 * The embedded PostgreSQL in `dataDir`/database, created if it is missing.
 * @throws FolderLockedError if another process has it open
 */
export async function openEmbedded(dataDir: string, log: FastifyBaseLogger): Promise<Backend> {
  await mkdir(dataDir, { recursive: true })
  const lock = await lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'database')
    const pglite = await startPglite({ dataDir: folder })
    await closeFiles(folder)
    const backend = overPglite(pglite, log)
    return {
      ...backend,
      snapshot: () => takeSnapshot(backend.pool, folder, join(dataDir, 'snapshots')),
      close: async () => {
        await backend.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * Replaces the embedded database in `dataDir` by the snapshot at `path`, a tar file, gzipped or
 * not; the old one is kept beside it as `database.before-<time>`.
 * @throws FolderLockedError while Potluck runs on it
 */
export async function restoreSnapshot(path: string, dataDir: string): Promise<void> {
  const lock = await lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'database')
    const type = path.endsWith('.tar') ? 'application/x-tar' : 'application/gzip'
    const snapshot = await openAsBlob(path, { type })
    const time = new Date().toISOString().replaceAll(':', '-')
    if (existsSync(folder)) await rename(folder, `${folder}.before-${time}`)
    const pglite = await startPglite({ dataDir: folder, loadDataDir: snapshot })
    await pglite.close()
  } finally {
    lock.release()
  }
}

/** A database in memory, from the tar that `pack` gave: what the tests use. */
export async function openInMemory(template: Blob, log: FastifyBaseLogger): Promise<Backend> {
  return overPglite(await startPglite({ loadDataDir: template }), log)
}

/** An empty database in memory, and how to pack it for `openInMemory`. */
export async function openEmptyInMemory(
  log: FastifyBaseLogger,
): Promise<Backend & { pack(): Promise<Blob> }> {
  const pglite = await startPglite({})
  const backend = overPglite(pglite, log)
  return { ...backend, pack: () => pglite.dumpDataDir('none') }
}

async function startPglite(where: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const pglite = new PGlite({
    ...where,
    extensions: { unaccent, pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...settings],
    initDbStartParams: smallLog,
  })
  await pglite.waitReady
  return pglite
}

function overPglite(pglite: PGlite, log: FastifyBaseLogger): Backend {
  const pool = new pg.Pool({
    stream: () => new PgliteStream(pglite),
    user: 'postgres',
    database: 'postgres',
    // There is only one session, kept for ever with its prepared statements.
    max: 1,
    idleTimeoutMillis: 0,
    // A statement on `db` inside a transaction fails instead of waiting for ever.
    connectionTimeoutMillis: 3_000,
  })
  surviveBrokenConnections(pool, log)
  const upkeep = startMaintenance(pool, log)
  return {
    kind: 'pglite',
    pool,
    maintain: upkeep.maintain,
    snapshot: async () => undefined,
    close: async () => {
      upkeep.stop()
      await pool.end()
      await pglite.close()
    },
  }
}

const settings = [
  'shared_buffers=16MB',
  'max_connections=5',
  'min_wal_size=8MB',
  'max_wal_size=32MB',
].flatMap((setting) => ['-c', setting])
// Log files of 1 MB instead of 16: a new database takes 24 MB on disk instead of 39.
const smallLog = ['--wal-segsize=1']
