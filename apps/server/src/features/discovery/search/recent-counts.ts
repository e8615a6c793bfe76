import type { Matches } from './match-queries.ts'
import type { TsQuery } from './words/ts-query.ts'

/**
 * The facet counts of common searches, kept for a minute each. Above a thousand matches only the
 * first are counted, so the counts are never exact, and counting again for every page and caller
 * would take most of such a search's time. They cover only public recipes, so they hold for
 * everybody.
 */
export type RecentCounts = {
  find(query: TsQuery | undefined): Matches | undefined
  keep(query: TsQuery | undefined, matches: Matches): void
}

const KEPT = 500
const KEPT_MS = 60_000

export function createRecentCounts(now: () => Date): RecentCounts {
  const kept = new Map<TsQuery, { matches: Matches; until: number }>()
  return {
    find(query = '') {
      const entry = kept.get(query)
      return entry && entry.until > now().getTime() ? entry.matches : undefined
    },
    keep(query = '', matches) {
      kept.delete(query)
      kept.set(query, { matches, until: now().getTime() + KEPT_MS })
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    },
  }
}
