import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import type { Measure } from '../../ingredient-lines/ingredient-line.ts'
import { exactly } from '../../quantities/quantity.ts'
import { inLargeUnits, type Measured } from '../dish/measure.ts'

/** What an ingredient line says. */
export type Listed = { name: string; cut: string; measured: Measured; pack?: Measured }

/** '300 g spaghetti', '2 cloves garlic, finely chopped', '2 (400 g) cans chickpeas, drained'. */
export function toLine({ name, cut, measured, pack }: Listed): string {
  const { amount, unit } = inLargeUnits(measured)
  return formatIngredientLine({
    raw: '',
    quantity: exactly(amount),
    ...(unit === 'piece' ? {} : { unit }),
    ...(unit === 'can' && pack ? { packageSize: packageOf(pack) } : {}),
    name,
    ...(cut === '' ? {} : { preparation: cut }),
    optional: false,
  })
}

function packageOf({ amount, unit }: Measured): Measure {
  return { quantity: exactly(amount), unit }
}
