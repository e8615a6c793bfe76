import { toKitchenAmount } from '../compose/dish/measure.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { exactly } from '../quantities/quantity.ts'
import { convert } from '../units/convert.ts'

/**
 * A line of what stands in for meat, no more of it than one eats: meat is weighed with its bones and with what it
 * loses in the pan. Unchanged where it is not weighed, or nobody knows for how many it is.
 */
export function withinPortions(line: string, portions: number | undefined): string {
  const { quantity, unit, ...rest } = parseIngredientLine(line)
  const most = (portions ?? 0) * GRAMS_A_PORTION
  const grams = quantity && unit && convert(quantity, unit, 'g')
  if (!grams || most === 0 || grams.max <= most) return line
  const { amount, unit: now } = toKitchenAmount(most, 'g')
  return formatIngredientLine({ ...rest, raw: '', quantity: exactly(amount), unit: now })
}

/** A large portion of tofu, seitan or jackfruit. */
const GRAMS_A_PORTION = 200
