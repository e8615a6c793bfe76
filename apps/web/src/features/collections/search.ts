/** The search parameters of the saved recipes' page. */
export interface SavedSearch {
  /** The open collection; left out for all saved recipes. */
  collection?: string
}

/** Reads an address; unknown values are left out. */
export function parseSavedSearch({ collection }: Record<string, unknown>): SavedSearch {
  return typeof collection === 'string' && collection !== '' ? { collection } : {}
}
