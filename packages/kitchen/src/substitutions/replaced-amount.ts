import type { IngredientLine, Measure } from '../ingredient-lines/ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { densityOf, gramsOf } from '../nutrition/grams-of.ts'
import { exactly, type Quantity, scaleQuantity } from '../quantities/quantity.ts'
import { convert } from '../units/convert.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import { toMeasurable } from './measurable.ts'

/** A substitute: a share of the original amount, or an amount for each piece of it. */
export type StandIn = { ingredient: Ingredient } & ({ ratio: number } | Measured)

type Measured = { amount: number; unit: UnitId }

/** What is replaced in a line: its amount and its food. */
export type Replaced = {
  line: Omit<IngredientLine, 'raw'>
  ingredient: Ingredient
  byWeight: boolean
}

export type Amount = {
  quantity?: Quantity
  size?: string
  unit?: UnitId
  plus?: Measure
  packageSize?: Measure
}

/**
 * The measurable amount of a substitute for a line. Without an amount if the line has none, or the
 * weight is unknown.
 */
export function replacedAmount(replaced: Replaced, standIn: StandIn): Amount {
  if (!('ratio' in standIn)) return amountForEach(replaced, standIn)
  const { line } = replaced
  const { quantity, unit } = line
  if (!quantity) return standIn.ratio === 1 ? asWritten(line) : {}
  if (unit === undefined || UNITS[unit].dimension === 'count' || line.packageSize)
    return amountForCounted(replaced, standIn.ingredient, standIn.ratio)
  // '½ cup plus 1 tbsp' can be measured; 0.56 cup, which it comes to, cannot.
  if (standIn.ratio === 1) return { quantity, unit, ...(line.plus && { plus: line.plus }) }
  const whole = line.plus ? addMeasure({ quantity, unit }, line.plus) : quantity
  return toMeasurable(scaleQuantity(whole, standIn.ratio), unit)
}

function asWritten({ quantity, size, unit, packageSize }: Replaced['line']): Amount {
  return {
    ...(quantity && { quantity }),
    ...(size && unit && { size }),
    ...(unit && { unit }),
    ...(packageSize && { packageSize }),
  }
}

function addMeasure({ quantity, unit }: Measure, more: Measure): Quantity {
  const added = convert(more.quantity, more.unit, unit)
  if (!added) return quantity
  return { ...quantity, min: quantity.min + added.min, max: quantity.max + added.max }
}

/**
 * '4 sausages' stay a count if the substitute comes in pieces of similar weight; otherwise it is
 * measured.
 */
function amountForCounted(replaced: Replaced, standIn: Ingredient, ratio: number): Amount {
  const { line, ingredient, byWeight } = replaced
  if (ratio === 1 && comesAlike(line, ingredient, standIn)) return asWritten(line)
  const { packageSize, quantity } = line
  if (packageSize && quantity && ingredient.drained === 1)
    return toMeasurable(scaleQuantity(packageSize.quantity, quantity.max * ratio), packageSize.unit)
  const grams = gramsOf(line, ingredient)?.grams
  if (grams === undefined)
    return ratio === 1 && isNamedAlike(ingredient, standIn) ? asWritten(line) : {}
  const density = densityOf(ingredient)
  const isSpooned = density !== undefined && densityOf(standIn) !== undefined && !byWeight
  return isSpooned
    ? toMeasurable(exactly((ratio * grams) / density), 'ml', 'us')
    : toMeasurable(exactly(ratio * grams), 'g')
}

function comesAlike(
  { unit, size, packageSize }: Replaced['line'],
  before: Ingredient,
  after: Ingredient,
): boolean {
  if (packageSize) return after.weigh.can !== undefined && before.drained === after.drained
  if (unit !== undefined && unit !== 'piece')
    return isWithin(before.weigh[unit], after.weigh[unit], ALIKE.bunches)
  return isWithin(gramsOfOne(before, size), gramsOfOne(after, size), ALIKE.pieces)
}

/** The same last word: sausages and vegan sausages are exchanged one for one, whatever they weigh. */
function isNamedAlike(before: Ingredient, after: Ingredient): boolean {
  return before.name.split(' ').at(-1) === after.name.split(' ').at(-1)
}

function isWithin(one: number | undefined, other: number | undefined, factor: number): boolean {
  return one !== undefined && other !== undefined && other >= one / factor && other <= one * factor
}

/** Pieces are exchanged one for one if neither weighs more than this many times the other. */
const ALIKE = { pieces: 1.7, bunches: 3 }

function gramsOfOne({ weigh }: Ingredient, size = ''): number | undefined {
  if (/large|big|jumbo/.test(size)) return weigh.large ?? weigh.each
  return /small|mini|baby/.test(size) ? (weigh.small ?? weigh.each) : weigh.each
}

/**
 * For a rule that says 'so much for each' egg, clove or fillet. A line that gives a weight is first
 * converted to pieces.
 */
function amountForEach({ line, ingredient }: Replaced, { amount, unit }: Measured): Amount {
  const count = countOf(line, ingredient)
  return count ? toMeasurable(scaleQuantity(count, amount), unit, 'us') : {}
}

function countOf(line: Replaced['line'], ingredient: Ingredient): Quantity | undefined {
  const { quantity, unit } = line
  const one = ONE_OF.find((name) => ingredient.weigh[name] !== undefined)
  if (quantity && (unit === undefined || unit === 'piece' || unit === one)) return quantity
  const grams = gramsOf(line, ingredient)?.grams
  const each = one && ingredient.weigh[one]
  return grams && each ? exactly(Math.max(1, Math.round(grams / each))) : quantity
}

/** What counts as one piece of a food: the first of these whose weight is known. */
const ONE_OF = ['clove', 'fillet', 'each', 'sheet', 'leaf', 'cube', 'slice', 'rasher'] as const
