import type { ImportedRecipe } from '../recipe.ts'

/** Why most of what is lost is lost. */
export const NO_PLACE = 'A recipe has no place for it.'

/** Notes what a recipe of ours has no place for; of what says nothing, nothing. */
export function lose(
  recipe: ImportedRecipe,
  field: string,
  value: unknown,
  reason = NO_PLACE,
): void {
  const text = toText(value).slice(0, LONGEST)
  if (text !== '' && recipe.lost.length < MOST) recipe.lost.push({ field, value: text, reason })
}

/** Notes all fields of a program's record that say something and were not read. */
export function loseRest(
  recipe: ImportedRecipe,
  record: Readonly<Record<string, unknown>>,
  read: ReadonlySet<string>,
): void {
  for (const [field, value] of Object.entries(record)) {
    if (!read.has(field) && value !== false && value !== 0) lose(recipe, field, value)
  }
}

/** A cook reads what was lost: a page of it is enough, and a file of nothing else is none. */
const LONGEST = 5_000
const MOST = 200

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  const text = JSON.stringify(value)
  return text === '[]' || text === '{}' || text === '""' ? '' : text
}
