export interface MyRecipesSearch {
  /** The open tab; left out for Published. */
  tab?: 'draft' | 'alerts'
}

export function parseMyRecipesSearch(search: Record<string, unknown>): MyRecipesSearch {
  const { tab } = search
  return tab === 'draft' || tab === 'alerts' ? { tab } : {}
}
