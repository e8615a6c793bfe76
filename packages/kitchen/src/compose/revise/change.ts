import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { FoodId } from '../foods/foods.ts'
import type { Unit } from '../understand/lexicon.ts'

/** More or less of some foods; a bake keeps the ratios it depends on. */
export type AmountChange = { word: string; foods: readonly FoodId[]; factor: number }

/** How a dish is to feel in the mouth. */
export type Texture = 'creamier' | 'thicker' | 'thinner' | 'crispier'

/** The same food in another form: 'with dried beans', 'fresh tomatoes instead of canned', 'whole wheat flour'. */
export type FormWish = {
  form: 'dried' | 'canned' | 'fresh' | 'frozen' | 'whole wheat'
  food: string
}

/** A change to the current recipe. */
export type Change =
  | { kind: 'servings'; servings: number }
  | { kind: 'times'; factor: number }
  | { kind: 'leave-out'; unit: Unit }
  /** The cook has none of it: replace it, or else leave it out. */
  | { kind: 'have-none'; unit: Unit }
  /**
   * `also`: other foods that it replaces; `with`: what comes besides, each as much; `anyhow`: even if it cooks
   * differently, which is noted.
   */
  | {
      kind: 'replace'
      from: Unit
      also?: readonly Unit[]
      to: Unit
      with?: readonly Unit[]
      anyhow?: true
    }
  | ({ kind: 'amount' } & AmountChange)
  | { kind: 'hotter' }
  /** `fully`: nothing hot remains. */
  | { kind: 'milder'; fully: boolean }
  | { kind: 'lighter' }
  | { kind: 'for-kids' }
  | { kind: 'cheaper' }
  | { kind: 'more-vegetables' }
  /** To be made the day before, or for the freezer. */
  | { kind: 'ahead'; frozen?: true }
  /** With a single pot or pan. */
  | { kind: 'one-pan' }
  | { kind: 'texture'; texture: Texture }
  | { kind: 'form'; wish: FormWish }
  /** Foods that the table of substitutions knows, though the composer does not. */
  | { kind: 'known-swap'; line: string; to: string }
  | { kind: 'richer'; nutrient: 'protein' | 'fiber' }

/** A recipe with a change and a description of it; or why it cannot be made. */
export type Revised =
  | {
      ok: true
      recipe: RecipeData
      /** What of the change could not be made, to be said first. */
      said?: string
    }
  | {
      ok: false
      reason: string
      /** Whether a new recipe could do what the change cannot. */
      anew?: true
    }

/**
 * Adds a change to the recipe's notes: a sentence, if it is worth one, and the line before and
 * after.
 */
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
