import type { Adaptation, Correction, DietCheck } from '@potluck/contract'
import { compareRecipes, type RecipeData, writeRecipe } from '@potluck/kitchen'
import type { Fault } from '@potluck/kitchen/review'
import type { z } from 'zod'
import type { Brief } from './brief.ts'

/** An answer as it is stored and shown in the end. */
export type Settled = {
  text: string
  recipe: RecipeData | null
  dietCheck: z.output<typeof DietCheck> | null
  corrections: z.output<typeof Correction>[]
  adaptation: z.output<typeof Adaptation> | null
}

/** The kitchen's eye on answers. */
export type Kitchen = typeof import('@potluck/kitchen/review')

/** What is served: a recipe that was checked, and what it was before it was. */
export type Served = {
  recipe: RecipeData
  /** As its writer had it. */
  original: RecipeData
  /** Why lines were changed, by the line that was there before. */
  reasons: ReadonlyMap<string, string>
}

export function reviewFor(kitchen: Kitchen, brief: Brief, recipe: RecipeData): readonly Fault[] {
  return kitchen.reviewRecipe(recipe, { restrictions: brief.restrictions }).faults
}

/** A checked recipe, with all that is said of it. */
export function settleRecipe(kitchen: Kitchen, brief: Brief, served: Served): Settled {
  const { recipe, original, reasons } = served
  const { restrictions } = brief
  const { check } = kitchen.reviewRecipe(recipe, { restrictions })
  return {
    text: writeRecipe(recipe),
    recipe,
    dietCheck: {
      restrictions,
      lines: check.findings.map(({ line, restriction, verdict, reason }) => {
        return { text: line, restriction, verdict, reason }
      }),
    },
    corrections: original === recipe ? [] : correctionsOf(original, recipe, reasons),
    adaptation: brief.original && toAdaptation(brief.original, recipe),
  }
}

/** An answer in words: a refusal, or what is no recipe. */
export function settleWords(text: string): Settled {
  return { text, recipe: null, dietCheck: null, corrections: [], adaptation: null }
}

/** Why nothing is served, where the kitchen could not mend what was written. */
export function toRefusal(restrictions: readonly string[], reason: string): string {
  const kept = restrictions.length > 0 ? ` that keeps to ${restrictions.join(', ')}` : ''
  return `I could not write a recipe${kept}: ${reason} Try asking for another dish.`
}

function correctionsOf(
  before: RecipeData,
  after: RecipeData,
  reasons: ReadonlyMap<string, string>,
): z.output<typeof Correction>[] {
  return compareRecipes(before, { ...after, adaptations: [], originalVsAdapted: [] })
    .filter(({ kind }) => kind !== 'kept')
    .map((change) => ({
      before: change.before,
      after: change.after,
      reason: reasons.get(change.before) ?? reasons.get(change.after) ?? '',
    }))
}

function toAdaptation(
  original: NonNullable<Brief['original']>,
  recipe: RecipeData,
): z.output<typeof Adaptation> {
  return { original, changes: compareRecipes(original, recipe) }
}
