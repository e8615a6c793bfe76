/**
 * `npm run -s import -- read FILE… [--address URL] [--from FORMAT] [--to FORMAT]`: reads files and
 * folders as an import would, without a database, a server or a network, and prints each recipe as a
 * line of JSON, of what cannot be read `{ file, refused }`; with `--to` each recipe as a text in
 * RecipeMD, Cooklang or Markdown instead. Exits with 1 where a file could not be opened, 2 on a wrong call.
 */

import { readFile as readBytes, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Item,
  openFile,
  readFile,
  readFolder,
  writeCooklang,
  writeMarkdown,
  writeRecipeMd,
} from '../src/index.ts'
import { toLine } from './to-line.ts'

const WRITERS = new Map([
  ['RecipeMD', writeRecipeMd],
  ['Cooklang', writeCooklang],
  ['Markdown', writeMarkdown],
])

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { address: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
})
const [command, ...paths] = positionals
const write = WRITERS.get(values.to ?? '')
if (command !== 'read' || paths.length === 0 || (values.to !== undefined && !write)) {
  process.stderr.write(
    `npm run -s import -- read FILE… [--address URL] [--from FORMAT] [--to ${[...WRITERS.keys()].join('|')}]\n`,
  )
  process.exit(2)
}
for (const path of paths) await read(path)

async function read(path: string): Promise<void> {
  const name = basename(path)
  try {
    for await (const item of (await stat(path)).isDirectory()
      ? readDirectory(path)
      : readOne(path)) {
      print(name, item)
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function* readOne(path: string): AsyncGenerator<Item> {
  const bytes = await readBytes(path)
  yield* readFile(
    openFile({ name: basename(path), bytes, address: values.address ?? null }),
    values.from,
  )
}

async function* readDirectory(path: string): AsyncGenerator<Item> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(path, '/').length))
    .sort()
  const folder = { names, read: (name: string) => readBytes(join(path, name)) }
  yield* readFolder(folder, (file) => readFile(file, values.from))
}

function print(name: string, item: Item): void {
  if (write && item.kind === 'recipe') process.stdout.write(`${write(item.recipe)}\n`)
  const line = write && item.kind === 'recipe' ? undefined : toLine(name, item)
  if (line) process.stdout.write(`${JSON.stringify(line)}\n`)
}
