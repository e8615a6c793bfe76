import { column, object, type RowOf } from '../../platform/database/index.ts'

const PARTS = { address: column.text, name: column.text, author: column.text }

/** Where a recipe was before it came here; what is not known is ''. */
export type Origin = RowOf<typeof PARTS>

/** The same as a value of a statement. */
export const ORIGIN = object(PARTS)

/** Without blanks at its ends; all of it blank is none. */
export function keptOrigin(origin: Origin | null): Origin | null {
  if (!origin) return null
  const kept = {
    address: origin.address.trim(),
    name: origin.name.trim(),
    author: origin.author.trim(),
  }
  return kept.address || kept.name || kept.author ? kept : null
}
