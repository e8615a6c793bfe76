import type { Adaptation, Correction, DietCheck, Menu as MenuData } from '@potluck/contract'
import { compareRecipes, type RecipeData, writeRecipe } from '@potluck/kitchen'
import type { Fault, RecipeReview } from '@potluck/kitchen/review'
import type { z } from 'zod'
import type { Brief } from '../brief.ts'

type Menu = z.output<typeof MenuData>

/** An answer as it is finally stored and shown. */
export type Settled = {
  text: string
  recipe: RecipeData | null
  menu: Menu | null
  /** Suggested follow-up requests. */
  choices: string[]
  dietCheck: z.output<typeof DietCheck> | null
  corrections: z.output<typeof Correction>[]
  adaptation: z.output<typeof Adaptation> | null
}

/** The kitchen's review of recipes that it did not write. */
export type KitchenReview = typeof import('@potluck/kitchen/review')

/** A recipe to serve, and what it was before the kitchen changed it. */
export type Serving = {
  recipe: RecipeData
  /** The recipe as its writer wrote it. */
  original: RecipeData
  /** Why lines were changed, keyed by the original line. */
  reasons: ReadonlyMap<string, string>
}

/** The parts of a brief that an answer is checked against. */
export type Terms = Pick<Brief, 'restrictions' | 'original'> & {
  /** Adds what must be said about a recipe that the kitchen did not write. */
  told?: (recipe: RecipeData) => RecipeData
}

export function reviewFor(kitchen: KitchenReview, { restrictions }: Terms, recipe: RecipeData) {
  return kitchen.reviewRecipe(recipe, { restrictions })
}

/** Faults that forbid serving a recipe; the others make it poorer, not wrong. */
export function isGrave({ kind }: Fault): boolean {
  return kind === 'diet' || kind === 'danger' || kind === 'temperature'
}

/** Serves a recipe, corrected by rule where needed, or says why it cannot be served. */
export function serve(kitchen: KitchenReview, brief: Terms, serving: Serving): Settled {
  const review = reviewFor(kitchen, brief, serving.recipe)
  if (review.faults.length === 0) return settleRecipe(brief, serving, review)
  const mended = kitchen.mendRecipe(serving.recipe, { restrictions: brief.restrictions })
  if (!mended.ok) return settleWords(toRefusal(brief.restrictions, mended.reason))
  const again = reviewFor(kitchen, brief, mended.recipe)
  const grave = again.faults.find(isGrave)
  if (grave) return settleWords(toRefusal(brief.restrictions, grave.say))
  const reasons = new Map(serving.reasons)
  for (const { before, after, reason } of mended.corrections) {
    if (before !== '') reasons.set(before, reason)
    if (after !== '') reasons.set(after, reason)
  }
  return settleRecipe(brief, { ...serving, recipe: mended.recipe, reasons }, again)
}

/** A reviewed recipe with everything said about it. */
export function settleRecipe(brief: Terms, serving: Serving, { check }: RecipeReview): Settled {
  const { original, reasons } = serving
  const recipe = brief.told?.(serving.recipe) ?? serving.recipe
  return {
    text: writeRecipe(recipe),
    recipe,
    menu: null,
    choices: [],
    dietCheck: {
      restrictions: brief.restrictions,
      lines: check.findings.map(({ line, restriction, verdict, reason }) => {
        return { text: line, restriction, verdict, reason }
      }),
    },
    corrections: original === serving.recipe ? [] : correctionsOf(original, recipe, reasons),
    adaptation: brief.original && toAdaptation(brief.original, recipe),
  }
}

/**
 * A menu whose recipes are reviewed like any other; one that no rule can correct is left out, and
 * the answer says so.
 */
export function settleMenu(
  kitchen: KitchenReview,
  brief: Terms,
  { menu, choices }: { menu: Menu; choices: readonly string[] },
  say: (menu: Menu) => string,
): Settled {
  const dishes = menu.dishes.flatMap((dish) => {
    const { recipe } = serve(kitchen, brief, {
      recipe: dish.recipe,
      original: dish.recipe,
      reasons: new Map(),
    })
    return recipe ? [{ ...dish, recipe }] : []
  })
  if (dishes.length === 0) return settleWords(toRefusal(brief.restrictions, NO_DISH))
  const lost = menu.dishes.filter(({ slot }) => dishes.every((dish) => dish.slot !== slot))
  const titles = new Set(dishes.map(({ recipe }) => recipe.title))
  const served: Menu = {
    ...menu,
    dishes,
    timeline: menu.timeline.filter(({ dish }) => titles.has(dish)),
    notes: [...lost.map(({ slot }) => `${slot}: nothing that is safe to serve.`), ...menu.notes],
  }
  return { ...settleWords(say(served)), menu: served, choices: [...choices] }
}

const NO_DISH = 'none of its dishes passed.'

/** An answer without a recipe: a refusal, or other text. */
export function settleWords(text: string): Settled {
  return {
    text,
    recipe: null,
    menu: null,
    choices: [],
    dietCheck: null,
    corrections: [],
    adaptation: null,
  }
}

/** Says why nothing is served when the kitchen could not correct the answer. */
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
