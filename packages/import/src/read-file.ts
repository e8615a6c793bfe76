import type { SourceFile } from './files/source-file.ts'
import { ArchiveRefusedError } from './files/zip.ts'
import { type Item, RefusedError } from './source.ts'
import { sources } from './sources.ts'

/**
 * What a file holds, whatever it is. A file that nothing recognises, and one that breaks off while it
 * is read, end in one item that says so; nothing is thrown for what stands in a file.
 */
export async function* readFile(file: SourceFile, from?: string): AsyncGenerator<Item> {
  let count = 0
  try {
    const source = await findSource(file, from)
    for await (const item of source.read(file)) {
      count += 1
      yield item
    }
    if (count === 0) throw new RefusedError('No recipe was found in it.')
  } catch (error) {
    if (!(error instanceof RefusedError || error instanceof ArchiveRefusedError)) throw error
    yield { kind: 'refused', name: file.name, reason: error.message }
  }
}

async function findSource(file: SourceFile, from: string | undefined) {
  if (file.bytes.length === 0) throw new RefusedError('The file is empty.')
  for (const source of sources) {
    if (from === undefined ? await source.recognises(file) : source.format === from) return source
  }
  throw new RefusedError(
    from === undefined
      ? 'This is no kind of file that recipes can be read from.'
      : `There is no format called '${from}'.`,
  )
}
