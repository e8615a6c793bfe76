import type { PantryEntry } from '@potluck/kitchen/composer'

/** The most foods to name; nobody reads a longer list. */
const MOST_NAMED = 4

/** Tells which foods in the house a dish uses, and how long each is still good. */
export function tellUses(uses: readonly PantryEntry[]): string[] {
  if (uses.length === 0) return []
  const names = uses.slice(0, MOST_NAMED).map(({ name, expires }) => {
    return expires === undefined ? name.toLowerCase() : `${name.toLowerCase()} (until ${expires})`
  })
  return [`Uses what you have: ${names.join(', ')}.`]
}
