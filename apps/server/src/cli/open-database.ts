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
  /** Where links lead that are made without a browser that says so. */
  baseUrl: string
}

/**
 * Does a command's work on the database of the installation. Beside a running server that needs a
 * PostgreSQL: of an embedded database somebody holds, it is said who.
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
