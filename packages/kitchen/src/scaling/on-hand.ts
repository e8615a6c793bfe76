import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { isKindOf } from '../lexicon/lexicon.ts'
import { measuredAs } from '../measures/measured-as.ts'
import { toBase } from '../measures/view-measure.ts'
import { gramsOf } from '../nutrition/grams-of.ts'
import { identify } from '../recognition/identify.ts'
import { nameOfLine } from '../recognition/line-name.ts'
import { toKey } from '../text/tokens.ts'
import { UNITS } from '../units/units.ts'

/** The factor, and the line that decides it. `reason` is a sentence for the user. */
export type OnHand = { ok: true; factor: number; line: number } | { ok: false; reason: string }

/**
 * The factor by which a recipe uses up what a cook has: 'I have 300 g of chicken'. Amounts are
 * compared in their own measure, by density, or by the weight of a piece.
 */
export function findFactorOnHand(ingredients: readonly string[], said: string): OnHand {
  const have = parseIngredientLine(said.replace(LEAD, '').replace(/[.!]+$/, ''))
  if (!have.quantity || have.quantity.max <= 0)
    return { ok: false, reason: 'Say how much you have, like 300 g chicken.' }
  const lines = ingredients.map(parseIngredientLine)
  const same = lines.flatMap((line, index) => (isSameFood(line, have) ? [{ line, index }] : []))
  if (same.length === 0) return { ok: false, reason: `The recipe uses no ${have.name}.` }
  for (const { line, index } of same) {
    const factor = ratioOf(have, line)
    if (factor !== undefined) return { ok: true, factor, line: index }
  }
  return {
    ok: false,
    reason: `I cannot compare that with ${same[0]?.line.raw ?? have.name}: say it in the same measure.`,
  }
}

const LEAD =
  /^\s*(?:(?:i|we)(?:'ve| have| only have|'ve only)?(?: got)?|there (?:is|are)|with|using|for|only|just|use(?: up)?|make it with)\s+(?:(?:only|just|got|the|my|about)\s+)*/i

function isSameFood(line: IngredientLine, have: IngredientLine): boolean {
  if (line.heading) return false
  const [asked, owned] = [foodsOf(line), foodsOf(have)]
  const isKind = asked.some((food) =>
    owned.some((own) => isKindOf(food, own) || isKindOf(own, food)),
  )
  // A group does not match: carrots are vegetables, and so are leeks.
  if (asked.length > 0 && owned.length > 0) return isKind
  const words = new Set(toKey(line.name).split(' '))
  return toKey(have.name)
    .split(' ')
    .every((word) => words.has(word))
}

function foodsOf(line: IngredientLine): Ingredient[] {
  return identify(nameOfLine(line)).flatMap((parts) =>
    parts.flatMap(({ ingredient }) => ingredient ?? []),
  )
}

/** How many times the line's amount a cook has. */
function ratioOf(have: IngredientLine, line: IngredientLine): number | undefined {
  if (!line.quantity || !have.quantity) return
  const counted = inOneUnit(have, line)
  if (counted !== undefined) return counted
  const [food] = foodsOf(line)
  const [own = food] = foodsOf(have)
  const asked = food && gramsOf(line, food)?.grams
  const owned = own && gramsOf(have, own)?.grams
  return asked && owned ? positive(owned / asked) : undefined
}

function inOneUnit(have: IngredientLine, line: IngredientLine): number | undefined {
  const { quantity: asked, unit, packageSize } = line
  const { quantity: owned } = have
  if (!asked || !owned) return
  const isSingle = !line.plus && !have.plus
  if (unit === have.unit && isSingle && !have.packageSize) return positive(owned.max / asked.max)
  if (!unit || !have.unit || !isSingle || packageSize || have.packageSize) return
  const { dimension } = UNITS[unit]
  if (dimension !== 'weight' && dimension !== 'volume') return
  const food = measuredAs(line)
  const [all, part] = [
    toBase({ quantity: asked, unit }, dimension, food),
    toBase({ quantity: owned, unit: have.unit }, dimension, food),
  ]
  return all && part ? positive(part.max / all.max) : undefined
}

const positive = (ratio: number) => (Number.isFinite(ratio) && ratio > 0 ? ratio : undefined)
