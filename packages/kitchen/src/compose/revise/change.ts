import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { FoodId } from '../foods/foods.ts'
import type { Unit } from '../understand/lexicon.ts'

/** More or less of some foods; a bake keeps the measures that it stands on. */
export type AmountChange = { word: string; foods: readonly FoodId[]; factor: number }

/** A change a cook asks of a recipe that is already there. */
export type Change =
  | { kind: 'servings'; servings: number }
  | { kind: 'times'; factor: number }
  | { kind: 'leave-out'; unit: Unit }
  /** The cook has none of it: what does the same, else without it. */
  | { kind: 'have-none'; unit: Unit }
  /** `anyhow`: also where the other cooks otherwise, which is said. */
  | { kind: 'replace'; from: Unit; to: Unit; anyhow?: true }
  | ({ kind: 'amount' } & AmountChange)
  | { kind: 'hotter' }
  /** `fully`: nothing hot at all. */
  | { kind: 'milder'; fully: boolean }
  | { kind: 'lighter' }
  | { kind: 'for-kids' }
  | { kind: 'richer'; nutrient: 'protein' | 'fiber' }

/** A recipe with a change made, and what was changed in words; or why it cannot be made. */
export type Revised =
  | { ok: true; recipe: RecipeData }
  | {
      ok: false
      reason: string
      /** Whether a new recipe could do what a change cannot. */
      anew?: true
    }

/** Notes a change on the recipe: a sentence, if it is worth one, and the line before and after. */
export function withNote(
  recipe: RecipeData,
  note: string | undefined,
  comparisons: readonly string[],
): RecipeData {
  return {
    ...recipe,
    adaptations: [...recipe.adaptations, ...(note === undefined ? [] : [note])],
    originalVsAdapted: [...recipe.originalVsAdapted, ...comparisons],
  }
}
