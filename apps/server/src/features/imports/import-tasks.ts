// Runs on a worker thread: what it imports is loaded there too.
import type { Block } from '@potluck/import'
import { defineTask } from '../../platform/workers/task.ts'
import type { ReadAlone } from './to-read-recipe.ts'

type Page = { address: string | null; bytes: Uint8Array }
/** `reason` is a sentence, where nothing could be read. */
type PageRead = { recipes: ReadAlone[]; reason: string | undefined }

/** No page of one dish has more; what holds hundreds is brought as a file. */
const RECIPES_AT_MOST = 20

export const importTasks = {
  read: defineTask('imports.read', async ({ address, bytes }: Page): Promise<PageRead> => {
    if (isPacked(bytes)) return { recipes: [], reason: 'This is a file, not a page.' }
    const { openFile, readFile } = await import('@potluck/import')
    const { toReadRecipe } = await import('./to-read-recipe.ts')
    const { toStorable } = await import('./reading/to-storable.ts')
    const recipes: PageRead['recipes'] = []
    let reason: string | undefined
    for await (const item of readFile(openFile({ name: address ?? 'text', bytes, address }))) {
      if (item.kind === 'recipe') recipes.push(toStorable(toReadRecipe(item.recipe)))
      if (item.kind === 'refused') reason ??= item.reason
      if (recipes.length === RECIPES_AT_MOST) break
    }
    return { recipes, reason }
  }),
  readLines: defineTask('imports.readLines', async (lines: Block[]) => {
    const { readLines } = await import('@potluck/import')
    const { toReadRecipe } = await import('./to-read-recipe.ts')
    const { toStorable } = await import('./reading/to-storable.ts')
    const recipe = readLines(lines)
    return recipe && toStorable(toReadRecipe(recipe))
  }),
}

/** A zip or a gzip: what it unpacks to has no bound here. */
const isPacked = ([first, second]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) || (first === 0x1f && second === 0x8b)
