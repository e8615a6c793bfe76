import { TEXT_LIMITS } from '../limits.ts'
import { countCharacters } from '../text.ts'

/** Whether all steps of a recipe together are longer than any real method. */
export function isMethodTooLong(steps: readonly string[]): boolean {
  return lengthOf(steps) > TEXT_LIMITS.method
}

/**
 * Whether all ingredients of a recipe together, as lines or fields, are longer than any real list.
 * Headings do not count: no check reads them, and their number has a limit of its own.
 */
export function isListTooLong(lines: readonly (string | IngredientTexts)[]): boolean {
  const texts = lines.flatMap((line) =>
    typeof line === 'string' ? line : [line.name, line.quantity, line.unit],
  )
  return lengthOf(texts) > TEXT_LIMITS.ingredientList
}

interface IngredientTexts {
  name: string
  quantity: string
  unit: string
}

export const METHOD_TOO_LONG = `Shorten the steps: together they have at most ${TEXT_LIMITS.method.toLocaleString('en')} characters.`
export const LIST_TOO_LONG = `Shorten the ingredients: together they have at most ${TEXT_LIMITS.ingredientList.toLocaleString('en')} characters.`

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + countCharacters(text), 0)
}
