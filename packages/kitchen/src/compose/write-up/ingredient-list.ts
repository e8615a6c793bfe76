import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import type { Measure } from '../../ingredient-lines/ingredient-line.ts'
import { exactly } from '../../quantities/quantity.ts'
import { inLargeUnits, type Measured, PINCH, toKitchenAmount } from '../dish/measure.ts'
import type { Part } from '../dish/part.ts'
import { FOODS } from '../foods/foods.ts'

/** One line a food, in the order of its first use; what is taken twice alike is added up. */
export function toListed(parts: readonly Part[]): Part[] {
  const lines: Part[] = []
  for (const part of parts) {
    const at = lines.findIndex((line) => line.id === part.id && line.cut === part.cut)
    const same = lines[at]
    const sum = same && add(same.measured, part.measured)
    if (same && sum) lines[at] = { ...same, measured: toKitchenAmount(sum.amount, sum.unit) }
    else lines.push(part)
  }
  return lines
}

/** '300 g spaghetti', '2 cloves garlic, finely chopped', '2 (400 g) cans chickpeas, drained'. */
export function toLine(part: Part): string {
  const { amount, unit } = inLargeUnits(part.measured)
  const { pack } = FOODS[part.id]
  return formatIngredientLine({
    raw: '',
    quantity: exactly(amount),
    ...(unit === 'piece' ? {} : { unit }),
    ...(unit === 'can' && pack ? { packageSize: packageOf(pack) } : {}),
    name: part.name,
    ...(part.cut === '' ? {} : { preparation: part.cut }),
    optional: false,
  })
}

function packageOf({ amount, unit }: Measured): Measure {
  return { quantity: exactly(amount), unit }
}

/** Two amounts as one; undefined when their units do not add up. */
function add(a: Measured, b: Measured): Measured | undefined {
  if (a.unit === b.unit) return { amount: a.amount + b.amount, unit: a.unit }
  const first = inTeaspoons(a)
  const second = inTeaspoons(b)
  return first === undefined || second === undefined
    ? undefined
    : { amount: first + second, unit: 'tsp' }
}

function inTeaspoons({ amount, unit }: Measured): number | undefined {
  if (unit === 'tsp') return amount
  if (unit === 'tbsp') return amount * 3
  return unit === 'pinch' ? amount * PINCH : undefined
}
