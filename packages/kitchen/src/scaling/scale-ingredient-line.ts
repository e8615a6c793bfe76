import type { IngredientLine, Measure } from '../ingredient-lines/ingredient-line.ts'
import { toBase } from '../measures/view-measure.ts'
import { formatQuantity } from '../quantities/format-quantity.ts'
import { type Quantity, scaleQuantity } from '../quantities/quantity.ts'
import { toPlural, toSingular } from '../text/plural.ts'
import { UNITS } from '../units/units.ts'
import { type ScalingHabits, scaleAmount } from './scale-amount.ts'
import { scaleAlternative, scaleRemark } from './scale-remark.ts'

/**
 * A line a number of times, in amounts that a kitchen measures: '½ tsp' of 0.49, '1 egg, beaten, use
 * half'. A package keeps its size (two 400 g cans become four), a pinch stays a pinch, the line as
 * typed stays, and a factor that is no positive finite number changes nothing.
 */
export function scaleIngredientLine(
  line: IngredientLine,
  factor: number,
  habits: ScalingHabits = {},
): IngredientLine {
  const isScaling = Number.isFinite(factor) && factor > 0 && factor !== 1
  if (!isScaling || line.heading || !line.quantity) return line
  const { plus, second, comment, ...rest } = line
  const total = addUp(line)
  const { name, unit } = line
  const amount = { quantity: total ?? line.quantity, name, ...(unit && { unit }) }
  const { use, ...scaled } = scaleAmount(amount, factor, habits)
  const apart = plus && !total ? scaleMeasure(plus, factor) : undefined
  const preparation = use ? partOf(line.preparation, use) : line.preparation
  return {
    ...rest,
    ...(apart && { plus: apart }),
    ...scaled,
    name: withAlternative(renumber(line, scaled.quantity), factor),
    ...(second && { second: scaleMeasure(second, factor) }),
    ...(preparation && { preparation }),
    ...(comment && { comment: scaleRemark(comment, factor) }),
  }
}

/** '1 cup plus 2 tbsp' in cups; undefined where the line names one amount, or two of no one kind. */
function addUp({ quantity, unit, plus }: IngredientLine): Quantity | undefined {
  if (!quantity || !unit || !plus) return
  const { dimension, factor } = UNITS[unit]
  if (dimension !== UNITS[plus.unit].dimension || dimension === 'count' || dimension === 'length')
    return
  const added = toBase(plus, dimension)
  if (!added) return
  const min = quantity.min + added.min / factor
  return { ...quantity, min, max: quantity.max + added.max / factor }
}

function scaleMeasure({ quantity, unit }: Measure, factor: number): Measure {
  const scaled = scaleAmount({ quantity, unit, name: '' }, factor)
  if (scaled.plus || scaled.unit === undefined)
    return { quantity: scaleQuantity(quantity, factor), unit }
  return { quantity: scaled.quantity, unit: scaled.unit }
}

/** 'Beaten, use half'. */
function partOf(preparation: string | undefined, use: Quantity): string {
  const isBeaten = preparation !== undefined && /\bbeaten\b/i.test(preparation)
  const part = PARTS[use.max] ?? formatQuantity(use)
  return [preparation, isBeaten ? undefined : 'beaten', `use ${part}`].filter(Boolean).join(', ')
}

const PARTS: Readonly<Record<number, string>> = {
  0.25: 'a quarter',
  [1 / 3]: 'a third',
  0.5: 'half',
  [2 / 3]: 'two thirds',
  0.75: 'three quarters',
}

/** 'Potatoes or around 6 big ones' names its amount twice. */
function withAlternative(name: string, factor: number): string {
  return name.replace(
    OTHER_AMOUNT,
    (_found, or: string, other: string) => `${or}${scaleAlternative(other, factor)}`,
  )
}

const OTHER_AMOUNT =
  /(\bor )((?:about |around |approximately |roughly |some )?[1-9½¼¾⅓⅔⅛](?!\d* ?%|\d*-\p{L})[^,;()]*)$/iu

/** '1 shallot' becomes '3 shallots', and the other way round; of several foods no name changes. */
function renumber({ name, unit, quantity }: IngredientLine, scaled: Quantity): string {
  if (unit !== undefined || /,|\(|\b(?:or|and|with)\b/i.test(name)) return name
  const [before, after] = [quantity?.max ?? 1, scaled.max]
  if (before <= 1 && after > 1) return toPlural(name)
  return before > 1 && after <= 1 ? toSingular(name) : name
}
