import type { ShoppingItem } from './api.ts'

/** A recipe that needs an item, how many times, and whether that is once on each of several days. */
export type SourceRecipe = { recipeId: string | null; title: string; times: number; byDay: boolean }

/** Each recipe once, in the order of first appearance. */
export function gatherSourceRecipes(recipes: ShoppingItem['recipes']): SourceRecipe[] {
  const sources = new Map<string, SourceRecipe>()
  for (const { recipeId, title, day } of recipes) {
    const key = recipeId ?? title
    const { times, byDay } = sources.get(key) ?? { times: 0, byDay: true }
    sources.set(key, { recipeId, title, times: times + 1, byDay: byDay && day !== null })
  }
  return [...sources.values()]
}
