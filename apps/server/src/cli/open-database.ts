import { type Config, openInstallation } from '../platform/config/index.ts'
import {
  type Database,
  DatabaseUnreachableError,
  FolderLockedError,
  openDatabase,
} from '../platform/database/index.ts'
import { createLog } from '../platform/logging/index.ts'
import { fail } from './output.ts'

export type OpenDatabase = {
  config: Config
  database: Database
  /** The start of links that are not made for a browser's request. */
  baseUrl: string
}

/**
 * Runs a command on the installation's database. While a server is running this needs PostgreSQL:
 * an embedded database is locked, and the message names who holds it.
 */
export async function whileDatabaseIsOpen(
  work: (open: OpenDatabase) => Promise<void>,
): Promise<void> {
  const config = await openInstallation()
  const opening = openDatabase(config, createLog('error'))
  const database = await opening.catch((error: unknown) => {
    const isTold = error instanceof FolderLockedError || error instanceof DatabaseUnreachableError
    if (!isTold) throw error
    fail(error.message)
  })
  if (!database) return
  const baseUrl = config.publicUrl ?? `http://localhost:${config.port}`
  try {
    await work({ config, database, baseUrl })
  } finally {
    await database.close()
  }
}
