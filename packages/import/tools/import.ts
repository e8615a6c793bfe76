/**
 * `npm run -s import -- read FILE… [--address URL] [--from FORMAT]`: reads files as an import would,
 * without a database, a server or a network, and prints each recipe as a line of JSON, of what cannot
 * be read `{ file, refused }`. Exits with 1 where a file could not be opened, 2 on a wrong call.
 */

import { readFile as readBytes } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { openFile, readFile } from '../src/index.ts'
import { toLine } from './to-line.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { address: { type: 'string' }, from: { type: 'string' } },
})
const [command, ...paths] = positionals
if (command !== 'read' || paths.length === 0) {
  process.stderr.write('npm run -s import -- read FILE… [--address URL] [--from FORMAT]\n')
  process.exit(2)
}
for (const path of paths) await read(path)

async function read(path: string): Promise<void> {
  let bytes: Uint8Array
  try {
    bytes = await readBytes(path)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
    return
  }
  const file = openFile({ name: basename(path), bytes, address: values.address ?? null })
  for await (const item of readFile(file, values.from)) {
    const line = toLine(file.name, item)
    if (line) process.stdout.write(`${JSON.stringify(line)}\n`)
  }
}
