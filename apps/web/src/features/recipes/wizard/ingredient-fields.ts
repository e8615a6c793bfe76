import { type IngredientLine, parseIngredientLine, toIngredientRow } from '@potluck/kitchen'
import { countCharacters, TEXT_LIMITS } from '@potluck/rules'
import { type IngredientFields, toHeadingRow } from './ingredient-rows.ts'
import { LOOSE } from './line-text.ts'

/**
 * A line as the wizard's three fields. One without a figure has its 'to taste' or 'handful' as
 * quantity, because a row without one is not kept.
 */
export function toIngredientFields(line: IngredientLine): IngredientFields {
  if (line.heading) return toHeadingRow(line.name.slice(0, TEXT_LIMITS.ingredientGroup))
  const { comment, ...rest } = line
  const loose = line.quantity === undefined && comment && LOOSE.test(comment) ? comment : ''
  const row = toIngredientRow(loose ? rest : line)
  const preparation = row.preparation ? `, ${row.preparation}` : ''
  const name = `${row.name}${preparation}`
  if (row.quantity === '' && loose === '') return { name, quantity: row.unit, unit: '' }
  return { name, quantity: row.quantity || loose, unit: row.unit }
}

/**
 * The fields of a whole line that was typed as a name ('2 (400 g) cans chopped tomatoes, drained',
 * 'For the sauce:'), or undefined where the name is a name.
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
