import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'

/** How many snapshots are kept. */
export const SNAPSHOTS_KEPT = 7

/**
 * Packs the embedded database in `folder` into `target`/<time>.tar.gz and removes the oldest
 * snapshots beyond seven. Statements wait meanwhile: half a second for a new database, some five
 * seconds for each gigabyte.
 * @returns the path of the snapshot
 */
export async function takeSnapshot(pool: pg.Pool, folder: string, target: string): Promise<string> {
  await mkdir(target, { recursive: true })
  const path = join(target, `${new Date().toISOString().replaceAll(':', '-')}.tar.gz`)
  const draft = `${path}.part`
  try {
    await packAtRest(pool, folder, draft)
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
  await dropOldest(target)
  return path
}

// Holding the only connection guarantees that nothing writes.
async function packAtRest(pool: pg.Pool, folder: string, path: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('checkpoint')
    const file = createWriteStream(path, { flush: true })
    await pipeline(Readable.from(tarBlocks(folder)), createGzip({ level: 1 }), file)
  } finally {
    client.release()
  }
}

async function* tarBlocks(folder: string): AsyncGenerator<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (entry.isDirectory()) {
      yield tarHeader({ name: `${name}/`, size: 0, modified: 0, type: '5' })
      continue
    }
    const { size, mtimeMs } = await stat(path)
    yield tarHeader({ name, size, modified: Math.floor(mtimeMs / 1000), type: '0' })
    // Most files are small, and a stream for each costs more than reading it.
    if (size < 1_000_000) yield await readFile(path)
    else yield* createReadStream(path)
    yield Buffer.alloc((512 - (size % 512)) % 512)
  }
  yield Buffer.alloc(1024)
}

/** One header block of the POSIX ustar format; names here are far below its 100 characters. */
function tarHeader(entry: { name: string; size: number; modified: number; type: string }): Buffer {
  const header = Buffer.alloc(512)
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  header.write(entry.name, 0)
  header.write(octal(entry.type === '5' ? 0o700 : 0o600, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(entry.size, 11), 124)
  header.write(octal(entry.modified, 11), 136)
  header.write(' '.repeat(8), 148)
  header.write(entry.type, 156)
  header.write('ustar\u000000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\u0000 `, 148)
  return header
}

async function dropOldest(target: string): Promise<void> {
  const names = (await readdir(target)).filter((name) => name.endsWith('.tar.gz')).sort()
  for (const name of names.slice(0, -SNAPSHOTS_KEPT)) await rm(join(target, name))
}
