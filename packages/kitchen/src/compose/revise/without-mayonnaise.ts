import { type DishLine, isOneOf, readDish } from '../../adapting/read-dish.ts'
import { gramsOf } from '../../nutrition/grams-of.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { Unit } from '../understand/lexicon.ts'
import { type Revised, withNote } from './change.ts'
import { doWithout } from './have-none.ts'
import { leaveOut } from './leave-out.ts'

/**
 * Leaves a food out of a recipe. The mayonnaise that binds a salad has something creamy in its place; a spoonful
 * on a bun has not.
 */
export function leaveOutOrBind(recipe: RecipeData, unit: Unit, rules: readonly string[]): Revised {
  if (!/\bmayo(?:nnaise)?$/i.test(unit.typed)) return leaveOut(recipe, unit)
  const { lines, isBake } = readDish(recipe)
  if (isBake || !lines.some(isMuchMayonnaise)) return leaveOut(recipe, unit)
  const bound = doWithout(recipe, { ...unit, typed: 'mayonnaise' }, [...rules, `no ${unit.typed}`])
  const hasMustard = lines.some(({ text }) => /\bmustard\b/i.test(text))
  return bound.ok && !hasMustard
    ? { ...bound, recipe: withNote(bound.recipe, SEASONED, []) }
    : bound
}

function isMuchMayonnaise({ line, foods }: DishLine): boolean {
  const mayonnaise = foods.find((food) => isOneOf(food, ['mayonnaise']))
  return mayonnaise !== undefined && (gramsOf(line, mayonnaise)?.grams ?? 0) >= BINDS
}

const SEASONED = 'A teaspoon of mustard gives back the tang of mayonnaise.'
/** A quarter of a cup, in grams. */
const BINDS = 50
