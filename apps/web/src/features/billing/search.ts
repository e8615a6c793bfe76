export interface PlansSearch {
  /** Shows yearly prices; left out for monthly ones. */
  billing?: 'annual'
}

export function parsePlansSearch(search: Record<string, unknown>): PlansSearch {
  return search.billing === 'annual' ? { billing: 'annual' } : {}
}
