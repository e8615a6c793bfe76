// Runs on a worker thread: what it imports is loaded there too.
import type { ImportedRecipe } from '@potluck/import'
import { defineTask } from '../../platform/workers/task.ts'

type Page = { address: string; bytes: Uint8Array }
/** `reason` is a sentence, where nothing could be read. */
type PageRead = { recipes: ImportedRecipe[]; reason: string | undefined }

/** No page of one dish has more; a page that lists hundreds is no recipe's page. */
const RECIPES_AT_MOST = 20

export const importTasks = {
  read: defineTask('imports.read', async ({ address, bytes }: Page): Promise<PageRead> => {
    const { openFile, readFile } = await import('@potluck/import')
    const recipes: ImportedRecipe[] = []
    let reason: string | undefined
    for await (const item of readFile(openFile({ name: address, bytes, address }))) {
      if (item.kind === 'recipe') recipes.push(item.recipe)
      if (item.kind === 'refused') reason ??= item.reason
      if (recipes.length === RECIPES_AT_MOST) break
    }
    return { recipes, reason }
  }),
}
