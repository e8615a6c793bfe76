import { type IngredientLine, parseIngredientLines, toIngredientRow } from '@potluck/kitchen'
import type { IngredientFields } from './recipe-form.ts'

/**
 * The rows of a pasted ingredient list, or undefined for a paste that is no list: one line without an
 * amount, or text for one field. Titles of groups ('For the sauce:') are no ingredients and fall away.
 */
export function readPastedIngredients(text: string): IngredientFields[] | undefined {
  const lines = parseIngredientLines(text).filter((line) => !isTitle(line))
  const [first, ...others] = lines
  if (!first || (others.length === 0 && !first.quantity)) return undefined
  return lines.map(toFields)
}

/** A heading, or the list's own title where nothing marks it as one. */
function isTitle({ heading, name }: IngredientLine): boolean {
  return heading === true || /^ingredients?$/i.test(name)
}

/** A line without a figure keeps its 'to taste' as quantity, because a row without one is not kept. */
function toFields(line: IngredientLine): IngredientFields {
  const { comment, ...rest } = line
  const isLoose = line.quantity === undefined && comment !== undefined
  const row = toIngredientRow(isLoose ? rest : line)
  const preparation = row.preparation ? `, ${row.preparation}` : ''
  return {
    name: `${row.name}${preparation}`,
    quantity: row.quantity || (isLoose ? comment : ''),
    unit: row.unit,
  }
}

/** The steps of a pasted method without their numbers, or undefined for a paste of one paragraph. */
export function readPastedSteps(text: string): string[] | undefined {
  const paragraphs = text
    .split(/\r\n|[\n\r\u2028]/)
    .map((line) => line.replace(stepNumber, '').trim())
    .filter((line) => line !== '')
  return paragraphs.length > 1 ? paragraphs : undefined
}

/** '1.', '2)', 'Step 3:', a bullet. */
const stepNumber = /^\s*(?:step\s+\d{1,2}\s*[.:)-]?|\d{1,2}\s*[.:)](?!\d)|[-–•*])\s*/i
