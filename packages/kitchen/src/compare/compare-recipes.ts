import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { align, type Pair } from './align.ts'
import { type ComparedLine, likeness, readIngredient, readStep } from './compared-line.ts'
import { type Reasons, readReasons } from './reasons.ts'

/**
 * A line of the original with the one that replaced it. `before` is '' for an added line, `after`
 * for a removed one.
 */
export type LineChange = {
  part: 'ingredient' | 'step'
  kind: 'kept' | 'changed' | 'removed' | 'added'
  before: string
  after: string
  /** The reason as the adapted recipe gives it; '' if it gives none. */
  why: string
}

/**
 * Compares the original with the adapted recipe, ingredients then steps, in the order of the page.
 * Similar lines, or lines that a note of the adaptation connects ('butter → olive oil: no dairy'),
 * form one change.
 */
export function compareRecipes(
  original: { ingredients: readonly string[]; instructions: readonly string[] },
  adapted: RecipeData,
): LineChange[] {
  const reasons = readReasons(adapted)
  const ingredients = align(
    original.ingredients.map(readIngredient),
    adapted.ingredients.map(readIngredient),
    (before, after) => worthOfIngredients(before, after, reasons),
  ).map((pair) => toChange('ingredient', pair, reasons.why(pair.before, pair.after)))
  const swaps = ingredients.filter(({ kind, why }) => kind !== 'kept' && why !== '').map(toSwap)
  const steps = align(
    original.instructions.map(readStep),
    adapted.instructions.map(readStep),
    worthOfSteps,
  ).map((pair) => toChange('step', pair, whyOfStep(pair, swaps)))
  return [...ingredients, ...steps]
}

/** Unchanged lines always pair, so that they anchor the alignment. */
const SAME = 100
const REPLACED = 3

function worthOfIngredients(before: ComparedLine, after: ComparedLine, reasons: Reasons): number {
  if (before.text === after.text) return SAME
  if (before.heading !== after.heading) return 0
  const alike = likeness(before.words, after.words)
  if (reasons.replaced(before, after)) return REPLACED + alike
  return alike >= ALIKE_FOODS ? alike : 0
}

const ALIKE_FOODS = 0.4

function worthOfSteps(before: ComparedLine, after: ComparedLine): number {
  if (before.text === after.text) return SAME
  const alike = likeness(before.words, after.words)
  return alike >= ALIKE_STEPS ? alike : 0
}

const ALIKE_STEPS = 0.3

function toChange(part: LineChange['part'], pair: Pair<ComparedLine>, why: string): LineChange {
  const before = pair.before?.text ?? ''
  const after = pair.after?.text ?? ''
  if (!pair.before) return { part, kind: 'added', before, after, why }
  if (!pair.after) return { part, kind: 'removed', before, after, why }
  if (before === after) return { part, kind: 'kept', before, after, why: '' }
  return { part, kind: 'changed', before, after, why }
}

/** Foods removed from and added to the list for the same reason. */
type Swap = { went: ReadonlySet<string>; came: ReadonlySet<string>; why: string }

function toSwap({ before, after, why }: LineChange): Swap {
  return { went: readIngredient(before).words, came: readIngredient(after).words, why }
}

/** A step that changed because the list did: it names a removed or an added food. */
function whyOfStep({ before, after }: Pair<ComparedLine>, swaps: readonly Swap[]): string {
  const old = before?.words ?? new Set()
  const now = after?.words ?? new Set()
  const found = swaps.find(
    ({ went, came }) =>
      [...went].some((word) => old.has(word) && !now.has(word)) ||
      [...came].some((word) => now.has(word) && !old.has(word)),
  )
  return found?.why ?? ''
}
