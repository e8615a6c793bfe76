import type { IngredientLine, Measure } from '../ingredient-lines/ingredient-line.ts'
import { exactly } from '../quantities/quantity.ts'
import type { UnitId } from '../units/unit-id.ts'
import { BUTTER_STICK_GRAMS, UNITS } from '../units/units.ts'
import { toKitchenMeasure } from './kitchen-measure.ts'
import { toRoundCentimetres, toRoundInches } from './lengths-in.ts'
import { isAtHome, type MeasureSystem } from './measure-system.ts'
import { toNearestPart } from './rounding.ts'
import { toMeasureSystem } from './to-measure-system.ts'
import { type FoodMeasure, toBase, viewMeasure } from './view-measure.ts'

/**
 * A line in US or metric measures, rounded to what a kitchen can measure. Volumes and weights are
 * only converted into each other if the food is given. Counts, spoons and unknown amounts are
 * unchanged; if the line gives both systems, the other one is dropped.
 */
export function viewIngredientLine(
  line: IngredientLine,
  system: MeasureSystem,
  food?: FoodMeasure,
): IngredientLine {
  if (line.heading) return line
  const { preparation, comment, packageSize } = line
  const said = {
    ...line,
    ...(preparation && { preparation: toMeasureSystem(preparation, system) }),
    ...(comment && { comment: toMeasureSystem(comment, system) }),
    ...(packageSize && { packageSize: viewPackage(packageSize, system) }),
  }
  return viewAmount(said, system, food)
}

function viewAmount(
  line: IngredientLine,
  system: MeasureSystem,
  food: FoodMeasure | undefined,
): IngredientLine {
  const { quantity, unit, plus, second, ...rest } = line
  if (!quantity) return line
  if (unit === undefined || (isAtHome(unit, system) && UNITS[unit].dimension === 'count'))
    return viewCounted(line, system, food)
  const isOver = isAtHome(unit, system) && (!plus || isAtHome(plus.unit, system))
  if (isOver) return withoutOther(line, system)
  if (second && isAtHome(second.unit, system) && UNITS[second.unit].dimension !== 'count')
    return { ...rest, ...second }
  const total = plus ? addedUp({ quantity, unit }, plus, food) : { quantity, unit }
  const viewed = total && viewMeasure(total, system, food)
  if (!viewed) return line
  // A heaped cup is more than a cup by an unknown amount.
  const isVague = line.size !== undefined && /heap|scant|generous|round|good/i.test(line.size)
  const { size: _unitSize, ...unsized } = rest
  const approximate = viewed.quantity.approximate || isVague
  return { ...unsized, ...viewed, quantity: { ...viewed.quantity, approximate } }
}

/** '8 oz' of '225 g / 8 oz' where grams are wanted; a second amount in the same system stays. */
function withoutOther(line: IngredientLine, system: MeasureSystem): IngredientLine {
  const { second, ...rest } = line
  return second && !isAtHome(second.unit, system) ? rest : line
}

/** Pieces stay pieces; their weight is converted. A stick of butter is a weight. */
function viewCounted(
  line: IngredientLine,
  system: MeasureSystem,
  food: FoodMeasure | undefined,
): IngredientLine {
  const { second, quantity, unit, plus: _added, ...rest } = line
  if (unit === 'stick' && system === 'metric' && quantity && BUTTER.test(line.name)) {
    const { min, max } = quantity
    const grams = { ...quantity, min: min * BUTTER_STICK_GRAMS, max: max * BUTTER_STICK_GRAMS }
    const viewed = toKitchenMeasure(grams, 'weight', system)
    if (viewed) return { ...rest, ...viewed }
  }
  const viewed = second && viewMeasure(second, system, food)
  return viewed ? { ...line, second: { quantity: viewed.quantity, unit: viewed.unit } } : line
}

const BUTTER = /\b(?:butter|margarine)\b/i

/** '1 cup plus 2 tbsp' as one amount in the unit of the first. */
function addedUp(
  first: Measure,
  plus: Measure,
  food: FoodMeasure | undefined,
): Measure | undefined {
  const { dimension, factor } = UNITS[first.unit]
  if (dimension === 'count' || dimension === 'length') return
  const added = toBase(plus, dimension, food)
  if (!added) return
  const { quantity } = first
  const min = quantity.min + added.min / factor
  return {
    unit: first.unit,
    quantity: { ...quantity, min, max: quantity.max + added.max / factor },
  }
}

/** A package is not measured in cups: its volume is in fluid ounces. */
function viewPackage(size: Measure, system: MeasureSystem): Measure {
  const { quantity, unit } = size
  const { dimension, factor } = UNITS[unit]
  if (isAtHome(unit, system) || dimension === 'count') return size
  if (dimension === 'length') return viewLength(size, system)
  if (dimension === 'volume' && system === 'us')
    return inUnit(quantity, factor, 'fl-oz', (value) => toNearestPart(value, [2]))
  return viewMeasure(size, system) ?? size
}

function viewLength({ quantity, unit }: Measure, system: MeasureSystem): Measure {
  const centimetres = (amount: number) => amount * UNITS[unit].factor
  const round = system === 'us' ? toRoundInches : toRoundCentimetres
  const { min, max } = quantity
  const rounded = { ...quantity, min: round(centimetres(min)), max: round(centimetres(max)) }
  return { quantity: rounded, unit: system === 'us' ? 'inch' : 'cm' }
}

function inUnit(
  { min, max }: Measure['quantity'],
  factor: number,
  unit: UnitId,
  round: (amount: number) => number,
): Measure {
  const inside = (amount: number) => round((amount * factor) / UNITS[unit].factor)
  return { quantity: { ...exactly(inside(max)), min: inside(min) }, unit }
}
