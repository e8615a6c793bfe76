import { findChoice } from '@potluck/rules'

const PANTRY_SORTS = ['name', 'newest'] as const

export interface PantrySearch {
  /** The order within a group; left out for first to expire. */
  sort?: (typeof PANTRY_SORTS)[number]
}

export function parsePantrySearch(search: Record<string, unknown>): PantrySearch {
  const sort = typeof search.sort === 'string' ? findChoice(PANTRY_SORTS, search.sort) : undefined
  return sort ? { sort } : {}
}
