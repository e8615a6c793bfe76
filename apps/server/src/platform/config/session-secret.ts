import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changeRows, column, type Database, findRow } from '../database/index.ts'
import type { Config } from './config.ts'

/**
 * The secret that signs session cookies: SESSION_SECRET, else one made at the first start. With the
 * embedded database it is in `DATA_DIR/secret`, readable only by its owner; with a server it is a
 * row there, since all processes must share it.
 */
export async function sessionSecret(
  config: Pick<Config, 'sessionSecret' | 'dataDir'>,
  database: Database,
): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret
  return database.kind === 'pglite' ? secretInFile(config.dataDir) : secretInRow(database)
}

const newSecret = () => randomBytes(32).toString('base64url')

async function secretInFile(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret')
  if (!existsSync(path)) await createWhole(path, newSecret())
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32) throw new Error(`${path} does not hold a secret; remove the file`)
  return secret
}

/** Creates a file that nobody ever sees empty or half written; one that is there already stays. */
async function createWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
}

async function secretInRow(database: Database): Promise<string> {
  // The first process creates it.
  await changeRows(database.db)`
    insert into installation (key, value) values ('session_secret', ${newSecret()})
    on conflict (key) do nothing`
  const row = await findRow(database.db, { value: column.text })`
    select value from installation where key = 'session_secret'`
  if (!row) throw new Error('The session secret was removed while it was read')
  return row.value
}
