/** The search parameters of the feed. */
export interface FeedSearch {
  /** The open tab; left out for Recipes. */
  tab?: 'activity'
  /** The followed cook whose entries are shown; left out for all. */
  chef?: string
}

/** Reads an address; unknown values are left out. */
export function parseFeedSearch(search: Record<string, unknown>): FeedSearch {
  const { tab, chef } = search
  return {
    ...(tab === 'activity' && { tab }),
    ...(typeof chef === 'string' && /^[\da-f-]{36}$/i.test(chef) && { chef }),
  }
}
