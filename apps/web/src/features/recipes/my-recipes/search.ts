export interface MyRecipesSearch {
  /** The open tab; left out for Published. */
  tab?: 'draft' | 'alerts'
  /** Words that the recipes are searched for. */
  q?: string
}

export function parseMyRecipesSearch(search: Record<string, unknown>): MyRecipesSearch {
  const { tab, q } = search
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : ''
  return {
    ...((tab === 'draft' || tab === 'alerts') && { tab }),
    ...(words !== '' && { q: words }),
  }
}
