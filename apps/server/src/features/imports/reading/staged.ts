import type { ImportItemKind } from '@potluck/rules'
import type { ReadAlone } from '../to-read-recipe.ts'

/** A recipe as it waits: the draft that it becomes, and since when it exists. */
export type StagedRecipe = { draft: ReadAlone['draft']; created: string | null }
export type StagedMeal = { day: string; meal: string | null; title: string }
export type Staged = StagedRecipe | { meals: StagedMeal[] } | { lines: string[] }

/** One thing that was found in a file; `picture` are the bytes of one that came with it. */
export type FoundItem = {
  kind: ImportItemKind
  format: string
  title: string
  staged: Staged | null
  collections: string[]
  doubts: ReadAlone['doubts']
  lost: ReadAlone['lost']
  /** How many meals or lines it has; 1 of a recipe. */
  size: number
  digest: string | null
  reason: string | null
  picture: Uint8Array<ArrayBuffer> | undefined
  pictureAddress: string | null
}

/** What cannot come, with a sentence that says why. */
export function refusedItem(title: string, reason: string): FoundItem {
  return {
    kind: 'refused',
    format: '',
    title: title.slice(0, 300),
    staged: null,
    collections: [],
    doubts: [],
    lost: [],
    size: 1,
    digest: null,
    reason,
    picture: undefined,
    pictureAddress: null,
  }
}
