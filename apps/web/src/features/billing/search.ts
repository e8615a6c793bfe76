export interface PlansSearch {
  /** How prices are shown; by the month without it. */
  billing?: 'annual'
}

export function parsePlansSearch(search: Record<string, unknown>): PlansSearch {
  return search.billing === 'annual' ? { billing: 'annual' } : {}
}
