/** What the address of the saved recipes says. */
export interface SavedSearch {
  /** The collection that is open; all saved recipes without it. */
  collection?: string
}

/** Reads an address; what is not understood is left out. */
export function parseSavedSearch({ collection }: Record<string, unknown>): SavedSearch {
  return typeof collection === 'string' && collection !== '' ? { collection } : {}
}
