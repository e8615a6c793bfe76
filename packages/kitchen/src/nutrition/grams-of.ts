import type { IngredientLine, Measure } from '../ingredient-lines/ingredient-line.ts'
import { readMeasures } from '../ingredient-lines/read-measure.ts'
import type { Ingredient, WeighedUnit } from '../lexicon/ingredient.ts'
import { scaleQuantity } from '../quantities/quantity.ts'
import { findUnit } from '../units/find-unit.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'

/** The weight of a line's edible part, and how it is known. */
export type Weighed = { grams: number; how: string }

/**
 * The weight of an amount of an ingredient, in g of the edible part: by its weight, by its density,
 * or by the weight of one piece. Undefined if neither is known.
 */
export function gramsOf(
  line: Omit<IngredientLine, 'raw'>,
  ingredient: Ingredient,
): Weighed | undefined {
  const { quantity, packageSize, plus } = line
  const unit = line.unit ?? unitInName(line.name)
  const second = line.second ?? weightInRemark(line)
  const amount = quantity ? (quantity.min + quantity.max) / 2 : usualCount(line)
  const bySecond = second && weighMeasure(second, ingredient)
  if (second && isWeight(second.unit) && !isWeight(unit) && bySecond)
    return asBought(bySecond, line, ingredient)
  const byPackage = packageSize && weighMeasure(packageSize, ingredient)
  if (byPackage) return ofPackages(amount ?? 1, byPackage, line, ingredient)
  if (amount === undefined) return
  const first =
    weighJoint(line, amount, ingredient) ??
    weighAmount(amount, unit, line.size, ingredient) ??
    bySecond
  if (!first) return
  const added = plus ? (weighMeasure(plus, ingredient)?.grams ?? 0) : 0
  return asBought({ ...first, grams: first.grams + added }, line, ingredient)
}

/** Grams per millilitre of an ingredient, from any of its measures by volume. */
export function densityOf({ weigh }: Ingredient): number | undefined {
  for (const unit of BY_VOLUME) {
    const grams = weigh[unit]
    if (grams !== undefined) return grams / UNITS[unit].factor
  }
  return
}

const BY_VOLUME = ['cup', 'ml', 'l', 'fl-oz', 'tbsp', 'tsp', 'pint', 'pinch'] as const

function isWeight(unit: UnitId | undefined): boolean {
  return unit !== undefined && UNITS[unit].dimension === 'weight'
}

/** '3 pineapple slices': the last word of the name counts. */
function unitInName(name: string): UnitId | undefined {
  const last = name.split(' ').at(-1) ?? ''
  return name.includes(' ') && IN_NAMES.has(last.toLowerCase()) ? findUnit(last) : undefined
}

const IN_NAMES: ReadonlySet<string> = new Set(
  'slice slices ring rings stalk stalks sprig sprigs leaf leaves fillet fillets wedge wedges'.split(
    ' ',
  ),
)

/** '8 chicken thighs (about 2 pounds)': the weight of counted pieces, from a remark. */
function weightInRemark({
  unit,
  comment,
  quantity,
}: Omit<IngredientLine, 'raw'>): Measure | undefined {
  const isCounted = unit === undefined || UNITS[unit].dimension === 'count'
  const said = isCounted ? comment?.split(', ').map(readMeasures) : undefined
  const weight = said?.find((measure) => isWeight(measure?.unit))
  // 'About 6 oz each'.
  const each = /\b(?:each|apiece)\b/i.test(comment ?? '') && quantity
  return weight && each
    ? { ...weight, quantity: scaleQuantity(weight.quantity, (quantity.min + quantity.max) / 2) }
    : weight
}

/** 'A handful', 'a knob', 'a few sprigs' without a number count as one, or three. */
function usualCount({ unit, size }: Omit<IngredientLine, 'raw'>): number | undefined {
  if (size && /few|several|some/.test(size)) return 3
  return unit === undefined ? undefined : 1
}

function weighMeasure({ quantity, unit }: Measure, ingredient: Ingredient): Weighed | undefined {
  return weighAmount((quantity.min + quantity.max) / 2, unit, undefined, ingredient)
}

function weighAmount(
  amount: number,
  unit: UnitId | undefined,
  size: string | undefined,
  ingredient: Ingredient,
): Weighed | undefined {
  if (unit === undefined) return weighPieces(amount, size, ingredient)
  const { dimension, factor } = UNITS[unit]
  if (dimension === 'weight') return { grams: amount * factor, how: 'by weight' }
  const own = ingredient.weigh[unit]
  if (own !== undefined) return { grams: amount * own, how: `${round(own)} g a ${unit}` }
  if (dimension === 'volume') {
    const density = densityOf(ingredient)
    if (density !== undefined)
      return { grams: amount * factor * density, how: `${round(density)} g a ml` }
  }
  if (unit === 'piece') return weighPieces(amount, size, ingredient)
  const usual = USUAL_GRAMS[unit]
  return usual === undefined
    ? undefined
    : { grams: amount * usual, how: `some ${usual} g a ${unit}` }
}

/** 'A pork roast' of what is known by its cubes alone is a whole one. */
function weighJoint(
  { unit, name }: Omit<IngredientLine, 'raw'>,
  amount: number,
  { weigh }: Ingredient,
): Weighed | undefined {
  const isCounted = unit === undefined || unit === 'piece'
  if (!isCounted || weigh.each !== undefined || !/\b(?:roast|joint)s?$/i.test(name))
    return undefined
  return { grams: amount * JOINT, how: `some ${JOINT} g each` }
}

/** Grams of a joint that nobody weighed. */
const JOINT = 1100

function weighPieces(
  amount: number,
  size: string | undefined,
  { weigh }: Ingredient,
): Weighed | undefined {
  const wanted: WeighedUnit = size && /large|big|jumbo/.test(size) ? 'large' : 'each'
  const named: WeighedUnit = size && /small|tiny|mini|baby/.test(size) ? 'small' : wanted
  const grams = weigh[named] ?? weigh.each ?? weigh.large ?? weigh.small ?? weigh.piece
  return grams === undefined ? undefined : { grams: amount * grams, how: `${round(grams)} g each` }
}

/**
 * Default weights of vague units, in g: a splash is a tablespoon, a squeeze a teaspoon, a slice two
 * thin ones.
 */
const USUAL_GRAMS: Partial<Record<UnitId, number>> = {
  pinch: 0.3,
  dash: 0.6,
  drop: 0.05,
  handful: 30,
  knob: 15,
  splash: 15,
  drizzle: 10,
  squeeze: 5,
  dollop: 20,
  slice: 20,
  wedge: 20,
  sprig: 1,
}

/** Cans and jars: their drained weight, unless the line says that they are not drained. */
function ofPackages(
  amount: number,
  one: Weighed,
  line: Omit<IngredientLine, 'raw'>,
  ingredient: Ingredient,
): Weighed {
  const said = `${line.preparation ?? ''} ${line.comment ?? ''}`
  const isDrained =
    ingredient.drained < 1 &&
    !/undrained|not drained|with (?:its|their|the) (?:liquid|juice)/i.test(said)
  const grams = amount * one.grams * (isDrained ? ingredient.drained : 1)
  return { grams, how: isDrained ? `${one.how}, drained` : one.how }
}

/** Bought by weight with bones, shells or peel: only a share of it is eaten. */
function asBought(
  weighed: Weighed,
  line: Omit<IngredientLine, 'raw'>,
  ingredient: Ingredient,
): Weighed {
  const byWeight = weighed.how === 'by weight'
  const said = `${line.name} ${line.preparation ?? ''} ${line.comment ?? ''}`
  if (!byWeight || ingredient.edible > WORTH_COUNTING || READY.test(said)) return weighed
  const percent = Math.round(ingredient.edible * 100)
  return { grams: weighed.grams * ingredient.edible, how: `by weight, ${percent} % eaten` }
}

/** Less waste than this is within the accuracy of the figures. */
const WORTH_COUNTING = 0.92

/** Words that say that the waste is removed already. */
const READY =
  /boneless|boned|fillet|peeled|pitted|stoned|shelled|shucked|cored|hulled|trimmed weight|meat only/i

const round = (value: number) => Number(value.toPrecision(3))
