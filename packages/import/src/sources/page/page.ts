import { startRecipe } from '../../recipe.ts'
import { RefusedError } from '../../refused-error.ts'
import { readBlocks } from '../../shapes/read-blocks.ts'
import type { Source } from '../../source.ts'
import { losePleas } from '../../text/step-lines.ts'
import { listBlocks } from './page-blocks.ts'
import { addPageFacts, readPageFacts } from './page-facts.ts'
import { pageOf } from './page-of.ts'

/** A web page that marks no recipe: told by its headings and lists. */
export const barePage: Source = {
  format: 'page',
  recognises: (file) => pageOf(file) !== undefined,
  async *read(file) {
    const page = pageOf(file)
    const shape = page && readBlocks(listBlocks(page, { contentAlone: true }))
    if (!page || !shape) throw new RefusedError(NOTHING_FOUND)
    const facts = readPageFacts(page, file)
    const recipe = { ...startRecipe(facts.title ?? ''), ...shape }
    losePleas(recipe)
    addPageFacts(recipe, facts, { isAlone: true })
    yield { kind: 'recipe', format: this.format, recipe, pictures: new Map() }
  },
}

/** Why a page is refused that has no recipe. */
export const NOTHING_FOUND = 'No list of ingredients with steps could be told apart on this page.'
