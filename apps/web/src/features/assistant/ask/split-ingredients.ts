import { LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'

/** A comma or semicolon between two foods, unlike the one in '1,5 kg' or in an unfinished '1,'. */
const separator = /(?<!\d)[,;]|[,;](?=\D)/

/** A bullet, a box to tick, '1.' */
const bullet = /^(?:[-–•*]\s*(?:\[[ x]?\])?|\[[ x]?\]|\d{1,2}[.)](?=\s))\s*/i

/**
 * The foods in a typed or pasted text: one per line, or separated by commas on a single line. In a
 * text of several lines commas are kept ('2 eggs, beaten').
 */
export function splitIngredients(text: string): string[] {
  const lines = text.split(/\r\n?|[\n\u2028]/).filter((line) => line.trim() !== '')
  const parts = lines.length > 1 ? lines : text.split(separator)
  return parts
    .map((part) => part.trim().replace(bullet, '').slice(0, TEXT_LIMITS.ingredientName))
    .map((part) => part.replace(/[,;\s]+$/, ''))
    .filter((part) => part !== '')
}

/** Whether the text being typed contains a finished food. */
export function endsIngredient(text: string): boolean {
  return separator.test(text)
}

/** The list with the foods of a text appended; the same food is listed once. */
export function addIngredients(ingredients: readonly string[], text: string): string[] {
  const byName = new Map(ingredients.map((name) => [name.toLowerCase(), name]))
  for (const name of splitIngredients(text)) {
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), name)
  }
  return [...byName.values()].slice(0, LIST_LIMITS.ingredients)
}
