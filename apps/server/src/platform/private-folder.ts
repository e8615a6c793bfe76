import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders that an earlier version may have left open to every account of the machine. */
const FOLDERS = ['.', 'database', 'images', 'mail', 'snapshots']
const FILES = ['secret']
const OTHERS = 0o077

/**
 * Restricts everything that this process writes from now on, and what is in `dataDir` already, to
 * its own account. Windows has no such permissions: there a folder is private by its location.
 * @param tell called with what belongs to another account and stays open
 */
export async function keepPrivate(
  dataDir: string,
  tell: (sentence: string) => void,
): Promise<void> {
  if (process.platform === 'win32') return
  process.umask(OTHERS)
  const open = []
  for (const name of FOLDERS) if (!(await close(join(dataDir, name), 0o700))) open.push(name)
  for (const name of FILES) if (!(await close(join(dataDir, name), 0o600))) open.push(name)
  if (open.length > 0) {
    tell(`Other accounts of this machine can read in ${dataDir}, which is not ours: ${open.join()}`)
  }
}

/** The same for every file of a folder whose creator sets permissions of its own, as PGlite does. */
export async function closeFiles(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await close(join(entry.parentPath, entry.name), 0o600)
  }
}

/** Whether only the owner may use it now, or it does not exist. */
async function close(path: string, mode: number): Promise<boolean> {
  try {
    const found = await stat(path)
    if ((found.mode & OTHERS) !== 0) await chmod(path, mode)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT'
  }
}
