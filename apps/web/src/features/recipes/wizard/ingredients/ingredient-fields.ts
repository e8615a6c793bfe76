import { type IngredientLine, parseIngredientLine, toTypedRow } from '@potluck/kitchen'
import { countCharacters, TEXT_LIMITS } from '@potluck/rules'
import { type IngredientFields, toHeadingRow } from '../ingredient-rows.ts'

/** A line as the wizard's three fields, or a heading as a heading row. */
export function toIngredientFields(line: IngredientLine): IngredientFields {
  if (line.heading) return toHeadingRow(line.name.slice(0, TEXT_LIMITS.ingredientGroup))
  const { name, quantity, unit } = toTypedRow(line)
  return { name, quantity, unit }
}

/**
 * The fields of a whole line that was typed as a name ('2 (400 g) cans chopped tomatoes, drained',
 * 'For the sauce:'), or undefined if it is only a name.
 */
export function takeApart(row: IngredientFields): IngredientFields | undefined {
  if (row.quantity.trim() !== '' || row.unit.trim() !== '' || NUMBER_IN_NAME.test(row.name)) return
  const line = parseIngredientLine(row.name)
  const fields = toIngredientFields(line)
  if (line.heading && fields.name !== '') return fields
  const isLine = fields.name !== '' && fields.quantity !== ''
  const { ingredientAmount: limit } = TEXT_LIMITS
  const isShort = [fields.quantity, fields.unit].every((text) => countCharacters(text) <= limit)
  return isLine && isShort ? fields : undefined
}

/** '7-up', '12-inch tortillas', '5-spice powder'. */
const NUMBER_IN_NAME = /^\s*\d+-\p{L}/u
