import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Replacement } from '../measures/replacement.ts'
import { parseServings } from '../times/parse-servings.ts'
import type { UnitId } from '../units/unit-id.ts'
import type { ScalingHabits } from './scale-amount.ts'
import { scaleIngredientLine } from './scale-ingredient-line.ts'
import { scaleServings } from './scale-servings.ts'
import { scaleStep } from './scale-step.ts'
import { findScalingNotes, type ScalingNote } from './scaling-notes.ts'

/** The parts of a recipe that scaling changes. */
export type ScalableRecipe = {
  servings: string
  ingredients: readonly string[]
  steps: readonly string[]
}

export type ScaledRecipe = {
  servings: string
  ingredients: string[]
  steps: string[]
  notes: ScalingNote[]
}

/**
 * Scales a recipe: its lines, the amounts in its steps, its servings, and notes on what does not
 * scale. Lines without an amount stay as typed. An invalid factor, and 1, change nothing.
 * @param findMore finds more in a step that grows
 */
export function scaleRecipe(
  recipe: ScalableRecipe,
  factor: number,
  findMore?: (text: string, factor: number) => readonly Replacement[],
): ScaledRecipe {
  const lines = recipe.ingredients.map(parseIngredientLine)
  const habits = habitsOf(lines)
  return {
    servings: scaleServings(recipe.servings, factor),
    ingredients: lines.map((line, index) => {
      const scaled = scaleIngredientLine(line, factor, habits)
      return scaled === line
        ? (recipe.ingredients[index] ?? line.raw)
        : formatIngredientLine(scaled)
    }),
    steps: recipe.steps.map((step) => scaleStep(step, lines, { ...habits, factor }, findMore)),
    notes: findScalingNotes(recipe.steps, lines, factor),
  }
}

/** The factor for a number of servings; undefined if the recipe does not give its own. */
export function findServingsFactor(servings: string, wanted: number): number | undefined {
  const now = parseServings(servings)
  return now.ok && Number.isFinite(wanted) && wanted > 0 ? wanted / now.servings.max : undefined
}

/** A recipe that measures in cups may say cups. */
export function habitsOf(lines: readonly IngredientLine[]): ScalingHabits {
  return { cups: lines.some(({ unit }) => unit !== undefined && CUPS.has(unit)) }
}

const CUPS: ReadonlySet<UnitId> = new Set(['cup', 'pint', 'quart', 'fl-oz'])
