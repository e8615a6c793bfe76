import type { PantryEntry } from '@potluck/kitchen/composer'

/** Named of what a dish uses: more is a list that nobody reads. */
const MOST_NAMED = 4

/** What of the house a dish uses, with until when it is good. */
export function tellUses(uses: readonly PantryEntry[]): string[] {
  if (uses.length === 0) return []
  const names = uses.slice(0, MOST_NAMED).map(({ name, expires }) => {
    return expires === undefined ? name.toLowerCase() : `${name.toLowerCase()} (until ${expires})`
  })
  return [`Uses what you have: ${names.join(', ')}.`]
}
