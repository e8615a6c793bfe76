import type { Readable } from 'node:stream'
import { PRODUCT_NAME } from '@potluck/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { ArchivePart } from '../../platform/archive-part.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Images } from '../../platform/media/index.ts'
import { listAllOwn } from '../recipes/index.ts'
import { pictureName, readPart } from './read-part.ts'
import { toRecipeFile } from './recipe-file.ts'
import { writeZip, type ZipWriter } from './zip-writer.ts'

export type ArchiveDeps = {
  database: Database
  images: Images
  /** What each feature adds; recipes and pictures have files of their own. */
  parts: readonly ArchivePart[]
  log: FastifyBaseLogger
}

/**
 * A zip of all of a member's data, read from the database as it is written: one page of rows is in
 * memory at a time.
 */
export function writeArchive(
  deps: ArchiveDeps,
  member: { id: string; username: string },
  at: Date,
): Readable {
  return writeZip(async (zip) => {
    try {
      await writeFiles(deps, zip, member, at)
    } catch (error) {
      deps.log.warn({ err: error }, 'an archive was not finished')
      throw error
    }
  })
}

async function writeFiles(
  { database, images, parts }: ArchiveDeps,
  zip: ZipWriter,
  { id, username }: { id: string; username: string },
  at: Date,
): Promise<void> {
  await zip.add('README.txt', [readme(username, at)], { mtime: at })
  const pictures = new Set<string>()
  for (const part of parts) {
    await zip.add(part.file, toJsonList(readPart(database, part, id, pictures)), { mtime: at })
  }
  for await (const recipe of listAllOwn(database, id)) {
    if (recipe.imageHash !== null) pictures.add(recipe.imageHash)
    const { name, text } = toRecipeFile(recipe, username)
    await zip.add(name, [text], { mtime: new Date(recipe.updatedAt) })
  }
  for (const hash of pictures) {
    const bytes = await images.readLargest(hash)
    // Pictures are compressed already.
    if (bytes) await zip.add(pictureName(hash), [bytes], { mtime: at, compress: false })
  }
}

/** A JSON list, one row per line, never whole in memory. */
async function* toJsonList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(row)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

function readme(username: string, at: Date): string {
  return `All that ${username} has on ${PRODUCT_NAME}, as of ${at.toISOString()}.

recipes/   one file a recipe, drafts included: schema.org Recipe as JSON-LD, which other recipe
           programs read. Under "potluck" stands what was typed, so that nothing is lost.
images/    the pictures that the other files name, as WebP.
*.json     everything else, a list of rows a file; times are UTC.

All of it that has a place elsewhere (recipes, saved recipes, collections, pantry, meal plan, shopping
list) goes into another ${PRODUCT_NAME} under Settings, Account, 'Bring in a download', or with
npm run -s import-archive -- FILE --user USERNAME
`
}
