export interface MyRecipesSearch {
  /** The tab that is open; Published without it. */
  tab?: 'draft'
}

export function parseMyRecipesSearch(search: Record<string, unknown>): MyRecipesSearch {
  return search.tab === 'draft' ? { tab: 'draft' } : {}
}
