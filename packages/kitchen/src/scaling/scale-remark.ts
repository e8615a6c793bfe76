import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { readMeasures } from '../ingredient-lines/read-measure.ts'
import { formatMeasure } from '../measures/format-measure.ts'
import { formatQuantity } from '../quantities/format-quantity.ts'
import { parseQuantity } from '../quantities/parse-quantity.ts'
import { toSingular } from '../text/plural.ts'
import { readUnit } from '../units/find-unit.ts'
import { UNITS } from '../units/units.ts'
import { scaleAmount } from './scale-amount.ts'

/** Remarks that repeat the amount, 'about 2 pounds' of '8 chicken thighs', or give another food's: 'or 1/3 cup sugar, 50 g'. */
export function scaleRemark(comment: string, factor: number): string {
  return comment
    .split(', ')
    .map((part) => scalePart(part, factor))
    .join(', ')
}

/** '1/3 cup granulated sugar', 'around 6 big ones': what may be taken instead. */
export function scaleAlternative(text: string, factor: number): string {
  const [, about = '', rest = text] = ABOUT.exec(text) ?? []
  const line = parseIngredientLine(rest)
  if (line.heading || !line.quantity) return text
  const { quantity, unit, name } = line
  const { use: _use, ...scaled } = scaleAmount({ quantity, name, ...(unit && { unit }) }, factor)
  return `${about}${formatIngredientLine({ ...line, ...scaled })}`
}

const ABOUT = /^((?:about|around|approximately|roughly|some) )(.+)$/i

function scalePart(part: string, factor: number): string {
  if (/\b(?:each|per|apiece|size|for)\b/i.test(part)) return part
  const [, alternative] = /^or (.+)$/i.exec(part) ?? []
  if (alternative !== undefined) return `or ${scaleAlternative(alternative, factor)}`
  const measure = readMeasures(part)
  if (measure && UNITS[measure.unit].dimension !== 'length') {
    const {
      use: _use,
      unit = measure.unit,
      ...scaled
    } = scaleAmount({ ...measure, name: '' }, factor)
    return formatMeasure({ unit, ...scaled })
  }
  const counted = parseQuantity(part)
  if (!counted?.quantity.approximate || !/^\p{L}/u.test(counted.rest)) return part
  const unit = readUnit(counted.rest)?.unit
  if (unit && UNITS[unit].dimension !== 'count') return part
  const { quantity } = scaleAmount({ quantity: counted.quantity, name: counted.rest }, factor)
  const isOne = counted.quantity.max > 1 && quantity.max <= 1
  return `${formatQuantity(quantity)} ${isOne ? toSingular(counted.rest) : counted.rest}`
}
