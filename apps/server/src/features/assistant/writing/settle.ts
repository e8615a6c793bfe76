import type { Adaptation, Correction, DietCheck, Menu as MenuData } from '@potluck/contract'
import { compareRecipes, type RecipeData, writeRecipe } from '@potluck/kitchen'
import type { Fault, RecipeReview } from '@potluck/kitchen/review'
import type { z } from 'zod'
import type { Brief } from '../brief.ts'

type Menu = z.output<typeof MenuData>

/** An answer as it is stored and shown in the end. */
export type Settled = {
  text: string
  recipe: RecipeData | null
  menu: Menu | null
  /** Requests to go on with. */
  choices: string[]
  dietCheck: z.output<typeof DietCheck> | null
  corrections: z.output<typeof Correction>[]
  adaptation: z.output<typeof Adaptation> | null
}

/** What the kitchen says of a recipe that it did not write; what it knows of food is `Kitchen` of the recipes. */
export type KitchenReview = typeof import('@potluck/kitchen/review')

/** What is to be served: a recipe, and what it was before the kitchen changed it. */
export type Serving = {
  recipe: RecipeData
  /** As its writer had it. */
  original: RecipeData
  /** Why lines were changed, by the line that was there before. */
  reasons: ReadonlyMap<string, string>
}

/** What of a brief an answer is held against. */
export type Terms = Pick<Brief, 'restrictions' | 'original'> & {
  /** A recipe that the kitchen did not write, with what is to be said of it. */
  told?: (recipe: RecipeData) => RecipeData
}

export function reviewFor(kitchen: KitchenReview, { restrictions }: Terms, recipe: RecipeData) {
  return kitchen.reviewRecipe(recipe, { restrictions })
}

/** What nobody may be served; the rest makes a recipe poorer, not wrong. */
export function isGrave({ kind }: Fault): boolean {
  return kind === 'diet' || kind === 'danger' || kind === 'temperature'
}

/** Serves a recipe mended by rule where it must be, or says why it cannot be. */
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

/** A reviewed recipe, with all that is said of it. */
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

/** A menu whose recipes pass as any recipe does; what no rule can mend is left out of it, which is said. */
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

/** An answer in words: a refusal, or what is no recipe. */
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
