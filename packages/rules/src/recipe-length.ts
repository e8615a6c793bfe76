import { TEXT_LIMITS } from './limits.ts'

/** Whether the steps of a recipe are longer together than any real method, however short each is. */
export function isMethodTooLong(steps: readonly string[]): boolean {
  return lengthOf(steps) > TEXT_LIMITS.method
}

/** Whether the ingredients of a recipe, each by its texts, are longer together than any real list. */
export function isListTooLong(
  lines: readonly (string | Readonly<Record<string, string>>)[],
): boolean {
  const texts = lines.flatMap((line) => (typeof line === 'string' ? line : Object.values(line)))
  return lengthOf(texts) > TEXT_LIMITS.ingredientList
}

export const METHOD_TOO_LONG = `Shorten the steps: together they have at most ${TEXT_LIMITS.method.toLocaleString('en')} characters.`
export const LIST_TOO_LONG = `Shorten the ingredients: together they have at most ${TEXT_LIMITS.ingredientList.toLocaleString('en')} characters.`

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0)
}
