import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** Another process has the folder open. The message is the sentence for the operator. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError'
}

/**
 * Makes this process the only one that opens the embedded database in `folder`, until `release()`.
 * PGlite itself takes no lock, and two processes on one folder lose committed rows. The lock is a
 * kernel lock on an empty file that SQLite holds: it ends with the process however that dies, so
 * locks never go stale, and it works between containers that share a volume. A note beside it names
 * the holder.
 * @throws FolderLockedError naming the holder's process and its start
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isHeldByAnother(error)) throw error
    throw new FolderLockedError(await refusal(folder), { cause: error })
  }
  writeNote(folder)
  return {
    release() {
      rmSync(notePath(folder), { force: true })
      lock.close()
    },
  }
}

const SQLITE_BUSY = 5

function isHeldByAnother(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function notePath(folder: string): string {
  return join(folder, 'holder.json')
}

function writeNote(folder: string): void {
  const started = new Date(Date.now() - process.uptime() * 1000).toISOString()
  const draft = `${notePath(folder)}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ pid: process.pid, started }))
  renameSync(draft, notePath(folder))
}

async function refusal(folder: string): Promise<string> {
  // The holder writes its note just after taking the lock; until then an old one may be there.
  for (let attempt = 0; attempt < 10; attempt++) {
    const holder = readNote(folder)
    if (holder && isAlive(holder.pid)) {
      return `another Potluck (process ${holder.pid}, started ${holder.started}) uses ${folder}; stop it first`
    }
    await sleep(50)
  }
  return `another Potluck uses ${folder}; stop it first`
}

function readNote(folder: string): { pid: number; started: string } | undefined {
  try {
    const note: unknown = JSON.parse(readFileSync(notePath(folder), 'utf8'))
    if (typeof note !== 'object' || note === null) return undefined
    if (!('pid' in note) || !('started' in note)) return undefined
    return { pid: Number(note.pid), started: String(note.started) }
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
