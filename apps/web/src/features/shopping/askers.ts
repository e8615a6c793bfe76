import type { ShoppingItem } from './api.ts'

/** A recipe that asks for something, how often, and whether that is once for each of so many days. */
export type Asker = { recipeId: string | null; title: string; times: number; byDay: boolean }

/** Each recipe once, in the order in which it first asks. */
export function gatherAskers(recipes: ShoppingItem['recipes']): Asker[] {
  const askers = new Map<string, Asker>()
  for (const { recipeId, title, day } of recipes) {
    const key = recipeId ?? title
    const { times, byDay } = askers.get(key) ?? { times: 0, byDay: true }
    askers.set(key, { recipeId, title, times: times + 1, byDay: byDay && day !== null })
  }
  return [...askers.values()]
}
