import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { ReviewWish } from '../fault.ts'

/** A change that was made to somebody's recipe, and why. `after` is '' for what was taken out. */
export type Correction = { before: string; after: string; reason: string }

/** A recipe so far, with what was changed; or why it cannot be saved, fit to show. */
export type Mended =
  | { ok: true; recipe: RecipeData; corrections: Correction[] }
  | { ok: false; reason: string }

/** One kind of mending: the recipe as it is when nothing of its kind is wrong. */
export type Mend = (recipe: RecipeData, wish: ReviewWish) => Mended

export function unchanged(recipe: RecipeData): Mended {
  return { ok: true, recipe, corrections: [] }
}

/** One mending after another; the first that fails ends them. */
export function mendInTurn(recipe: RecipeData, wish: ReviewWish, mends: readonly Mend[]): Mended {
  let so: Mended = unchanged(recipe)
  for (const mend of mends) {
    if (!so.ok) return so
    const next = mend(so.recipe, wish)
    so = next.ok ? { ...next, corrections: [...so.corrections, ...next.corrections] } : next
  }
  return so
}
