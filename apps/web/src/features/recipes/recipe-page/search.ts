export interface RecipeSearch {
  /** For how many it is cooked, where not for as many as it was written for. */
  portions?: number
  /** Cook mode is open, at this page: 1 lays the ingredients out. */
  cook?: number
}

/** The most portions that the page scales to. */
export const MOST_PORTIONS = 100

export function parseRecipeSearch(search: Record<string, unknown>): RecipeSearch {
  const portions = Number(search.portions)
  const cook = Number(search.cook)
  return {
    ...(portions >= 1 && portions <= MOST_PORTIONS && { portions }),
    ...(Number.isInteger(cook) && cook >= 1 && cook <= 100 && { cook }),
  }
}
