import { type Avoidance, toAvoidance } from '../diets/avoidance.ts'
import { objectTo } from '../diets/check-line.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { NUTRIENTS } from '../lexicon/nutrients.ts'
import { gramsOf } from '../nutrition/grams-of.ts'
import { netCarbsOf } from '../nutrition/net-carbs.ts'
import { exactly } from '../quantities/quantity.ts'
import { contentsOfIngredient } from '../recognition/contents.ts'
import { identify } from '../recognition/identify.ts'
import { nameOfLine } from '../recognition/line-name.ts'
import { noteFor } from './note-for.ts'
import { nameInLine } from './plural-names.ts'
import { type Replaced, replacedAmount, type StandIn } from './replaced-amount.ts'
import type { Role } from './roles.ts'
import { type Served, substitutionsServing } from './substitutions.ts'
import { type Counted, suitsLimits } from './suits-limits.ts'

/** A possible replacement of a food in a recipe. */
export type Substitute = {
  /** The foods that replace it together. */
  foods: readonly Ingredient[]
  roles: readonly Role[]
  /** The lines that replace the original, one per food; with amounts if the line has one. */
  lines: readonly string[]
  /** A single food in the same amount. */
  oneForOne: boolean
  /** How it differs and what to watch, in a sentence. */
  note: string
}

export type SubstituteWish = {
  /** Restrictions by id, label or a cook's words, as `checkDiet` takes them. */
  restrictions?: readonly string[]
  /** What the food does in the dish. */
  role?: Role
}

/**
 * Substitutes for a food, given as an ingredient, by name or as a whole line ('2 large eggs,
 * beaten'), the best first. None that any restriction forbids or cannot judge; limits per portion
 * accept foods low in the nutrient, or clearly lower than the original.
 */
export function substitutesFor(
  food: string | Ingredient,
  { restrictions = [], role }: SubstituteWish = {},
): Substitute[] {
  const line = parseIngredientLine(typeof food === 'string' ? food : food.name)
  const ingredient = typeof food === 'string' ? findFood(line) : food
  if (!ingredient) return []
  const avoidances = restrictions.map(toAvoidance)
  return substitutionsServing(ingredient, role)
    .filter(({ standIns }) => standIns.every((one) => one.ingredient !== ingredient))
    .filter((served) => avoidances.every((one) => isFreeOf(one, served.standIns)))
    .filter((served) => isWithinLimits(avoidances, line, ingredient, served))
    .map((served) => toSubstitute(served, line, ingredient))
    .map((one) => ({ ...one, note: noteFor(one.note, one.foods, avoidances) }))
}

/** The one food a line is about; its juice or its dried form counts as another food. */
function findFood(line: IngredientLine): Ingredient | undefined {
  const [named] = identify(nameOfLine(line))[0] ?? []
  return named?.form === undefined ? named?.ingredient : undefined
}

function isFreeOf(avoidance: Avoidance, standIns: readonly StandIn[]): boolean {
  return standIns.every(
    ({ ingredient }) =>
      objectTo(avoidance, ingredient.name, contentsOfIngredient(ingredient)) === undefined,
  )
}

function isWithinLimits(
  avoidances: readonly Avoidance[],
  line: IngredientLine,
  ingredient: Ingredient,
  { standIns, roles }: Served,
): boolean {
  const limits = avoidances.flatMap((avoidance) => avoidance.limits ?? [])
  if (limits.length === 0) return true
  const measured = measuredLine(line, standIns)
  const replaced = { line: measured, ingredient, byWeight: roles.includes('protein') }
  const after = standIns.map((one) =>
    countFood({ ...replacedAmount(replaced, one), name: '', optional: false }, one.ingredient),
  )
  return suitsLimits(limits, countFood(measured, ingredient), sum(after))
}

/** For a line without an amount, 100 g are compared, or one piece if the rule counts pieces. */
function measuredLine(line: IngredientLine, standIns: readonly StandIn[]): IngredientLine {
  if (line.quantity) return line
  const isForEach = standIns.some((one) => !('ratio' in one))
  return { ...line, quantity: exactly(isForEach ? 1 : 100), ...(!isForEach && { unit: 'g' }) }
}

function countFood(line: Omit<IngredientLine, 'raw'>, ingredient: Ingredient): Counted | undefined {
  const grams = gramsOf(line, ingredient)?.grams
  const { per100g } = ingredient
  if (grams === undefined || !per100g) return
  const { carbs, fiber = 0 } = per100g
  const netCarbs =
    carbs === undefined ? [] : [['netCarbs', netCarbsOf(ingredient, { carbs, fiber })] as const]
  const entries = [...Object.entries(per100g), ...netCarbs].map(([name, value]) => [
    name,
    (value * grams) / 100,
  ])
  return { grams, amounts: Object.fromEntries(entries) }
}

/** The sum; undefined if any of them could not be counted. */
function sum(counts: readonly (Counted | undefined)[]): Counted | undefined {
  const known = counts.filter((count) => count !== undefined)
  if (known.length < counts.length) return
  const amounts = ([...NUTRIENTS, 'netCarbs'] as const).map((name) => [
    name,
    known.reduce<number | undefined>((total, { amounts: { [name]: value } }) => {
      return total === undefined || value === undefined ? undefined : total + value
    }, 0),
  ])
  return {
    grams: known.reduce((total, { grams }) => total + grams, 0),
    amounts: Object.fromEntries(amounts),
  }
}

function toSubstitute(served: Served, line: IngredientLine, ingredient: Ingredient): Substitute {
  const { standIns, roles, note } = served
  const replaced = { line, ingredient, byWeight: roles.includes('protein') }
  return {
    foods: standIns.map((one) => one.ingredient),
    roles,
    lines: standIns.map((one) => writeLine(replaced, one)),
    oneForOne: standIns.length === 1 && standIns.every((one) => 'ratio' in one && one.ratio === 1),
    note,
  }
}

function writeLine(replaced: Replaced, standIn: StandIn): string {
  const amount = replacedAmount(replaced, standIn)
  const { comment, optional } = replaced.line
  const { quantity, unit } = amount
  const isCounted = quantity !== undefined && unit === undefined && quantity.max > 1
  return formatIngredientLine({
    raw: '',
    ...amount,
    name: nameInLine(standIn.ingredient.name, isCounted),
    ...(comment && PURPOSE.test(comment) && { comment }),
    optional,
  })
}

/** Remarks that stay true of a substitute; 'softened' and 'skin on' are about the food replaced. */
const PURPOSE = /^(?:to|for|divided|as needed|plus (?:more|extra))\b/i
