import type { IngredientLine } from '../../ingredient-lines/ingredient-line.ts'
import { scaleIngredientLine } from '../../scaling/scale-ingredient-line.ts'
import { type StepPart, shareOf } from './said-part.ts'

/** The line with as much as a step takes of it, without an amount where that is not sure. */
export function toStepLine(line: IngredientLine, part: StepPart): IngredientLine {
  if (part.kind === 'whole') return line
  const { quantity: _, size, unit, plus, second, packageSize, comment, ...bare } = line
  const share = shareOf(line, part)
  if (part.kind === 'share') return withoutNote(scaleIngredientLine(line, part.share))
  if (part.kind !== 'amount') return bare
  // One of '4 oranges' is an orange.
  const { name } = share === undefined ? bare : scaleIngredientLine(line, share)
  const { quantity } = part
  return { ...bare, name, quantity, ...(part.unit ? { unit: part.unit } : size && { size }) }
}

/** What a list says of the whole, 'divided' or 'plus more', is not of a part. */
function withoutNote({ comment: _, ...line }: IngredientLine): IngredientLine {
  return line
}
