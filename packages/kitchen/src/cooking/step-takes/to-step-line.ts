import type { IngredientLine } from '../../ingredient-lines/ingredient-line.ts'
import { scaleIngredientLine } from '../../scaling/scale-ingredient-line.ts'
import { type StepPart, shareOf } from './said-part.ts'

/** The line with the amount that a step takes, or without an amount if that is unclear. */
export function toStepLine(line: IngredientLine, part: StepPart): IngredientLine {
  if (part.kind === 'whole') return line
  const share = shareOf(line, part)
  if (part.kind === 'share') return withoutNote(scaleIngredientLine(line, part.share))
  const { quantity: _, size, unit, plus, second, packageSize, ...bare } = withoutNote(line)
  if (part.kind !== 'amount') return bare
  // One of '4 oranges' is an orange.
  const { name } = share === undefined ? bare : withoutNote(scaleIngredientLine(line, share))
  const { quantity } = part
  return { ...bare, name, quantity, ...(part.unit ? { unit: part.unit } : size && { size }) }
}

/** Remarks about the whole, such as 'divided' or 'plus more', do not apply to a part. */
function withoutNote({ comment: _, preparation, ...line }: IngredientLine): IngredientLine {
  const own = preparation?.replace(OF_THE_WHOLE, '').trim()
  return { ...line, name: line.name.replace(OF_THE_WHOLE, ''), ...(own && { preparation: own }) }
}

const OF_THE_WHOLE = /(?:^|,| )\s*\(?(?:divided|(?:plus|and) (?:more|extra|some)\b[^,()]*)\)?$/i
