/** What the address of the feed says. */
export interface FeedSearch {
  /** The tab that is open; Recipes without it. */
  tab?: 'activity'
  /** The followed cook whose things are shown; everybody's without it. */
  chef?: string
}

/** Reads an address; what is not understood is left out. */
export function parseFeedSearch(search: Record<string, unknown>): FeedSearch {
  const { tab, chef } = search
  return {
    ...(tab === 'activity' && { tab }),
    ...(typeof chef === 'string' && /^[\da-f-]{36}$/i.test(chef) && { chef }),
  }
}
