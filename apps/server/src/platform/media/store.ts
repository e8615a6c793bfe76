import type { Dirent } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { uuidv7 } from '../ids.ts'

/** Where the files of pictures are: a folder, or a bucket of an S3-compatible server. */
export type ImageStore = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The bytes, or undefined if there is nothing under the key. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Removes a folder with these files; it is fine if some do not exist. */
  remove(folder: string, files: string[]): Promise<void>
  /** Removes what a crash left half-written longer ago than this. */
  tidy(olderThanMs: number): Promise<void>
}

const HALF_WRITTEN = '.part'

/** Files below `root`, each written completely under its name or not at all. */
export function openFolderStore(root: string): ImageStore {
  const pathOf = (key: string) => join(root, key)
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${uuidv7()}${HALF_WRITTEN}`
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        // A partial file would only keep a full disk full.
        await rm(draft, { force: true }).catch(() => undefined)
        throw error
      }
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    tidy: async (olderThanMs) => {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(noEntries)
      for (const entry of entries) {
        if (!entry.isFile() || !entry.name.endsWith(HALF_WRITTEN)) continue
        const path = join(entry.parentPath, entry.name)
        const { mtimeMs } = await stat(path)
        if (Date.now() - mtimeMs >= olderThanMs) await rm(path, { force: true })
      }
    },
  }
}

function noEntries(error: unknown): Dirent[] {
  if (isMissing(error)) return []
  throw error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
