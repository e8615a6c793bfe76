import { readMeasures } from '../ingredient-lines/read-measure.ts'
import { formatMeasure } from '../measures/format-measure.ts'
import { formatQuantity } from '../quantities/format-quantity.ts'
import { parseQuantity } from '../quantities/parse-quantity.ts'
import { toSingular } from '../text/plural.ts'
import { readUnit } from '../units/find-unit.ts'
import { UNITS } from '../units/units.ts'
import { scaleAmount } from './scale-amount.ts'

/** Remarks that repeat the amount: 'about 2 pounds' of '8 chicken thighs', 'about 2 lemons'. */
export function scaleRemark(comment: string, factor: number): string {
  return comment
    .split(', ')
    .map((part) => scalePart(part, factor))
    .join(', ')
}

function scalePart(part: string, factor: number): string {
  if (/\b(?:each|per|apiece|size|for)\b/i.test(part)) return part
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
