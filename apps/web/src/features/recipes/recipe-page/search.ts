export interface RecipeSearch {
  /** The number of portions, if not the one the recipe is written for. */
  portions?: number
  /** Cook mode is open at this page; 1 is the list of ingredients. */
  cook?: number
}

/** The most portions the page scales to. */
export const MOST_PORTIONS = 100

export function parseRecipeSearch(search: Record<string, unknown>): RecipeSearch {
  const portions = Number(search.portions)
  const cook = Number(search.cook)
  return {
    ...(portions >= 1 && portions <= MOST_PORTIONS && { portions }),
    ...(Number.isInteger(cook) && cook >= 1 && cook <= 100 && { cook }),
  }
}
