import type { IngredientLine, Measure } from '../ingredient-lines/ingredient-line.ts'
import { scaleQuantity } from '../quantities/quantity.ts'

/**
 * Multiplies a line exactly. A package keeps its size (two 400 g cans become four), the units and
 * the typed line are kept, and an invalid factor changes nothing.
 */
export function multiplyLine(line: IngredientLine, factor: number): IngredientLine {
  const multiply = ({ quantity, unit }: Measure) => ({
    quantity: scaleQuantity(quantity, factor),
    unit,
  })
  return {
    ...line,
    ...(line.quantity && { quantity: scaleQuantity(line.quantity, factor) }),
    ...(line.plus && { plus: multiply(line.plus) }),
    ...(line.second && { second: multiply(line.second) }),
  }
}
