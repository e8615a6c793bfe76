export interface MyRecipesSearch {
  /** The tab that is open; Published without it. */
  tab?: 'draft' | 'alerts'
}

export function parseMyRecipesSearch(search: Record<string, unknown>): MyRecipesSearch {
  const { tab } = search
  return tab === 'draft' || tab === 'alerts' ? { tab } : {}
}
