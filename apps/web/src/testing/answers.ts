import type { Edge } from './edge.ts'
import type { Recipe } from './examples.ts'

/** The paging of an empty list. */
export const noPage = { page: 1, pages: 0, total: 0 }

/** The paging of a list with a single page. */
export function onlyPage(total: number) {
  return { page: 1, pages: 1, total }
}

/**
 * Answers the calls of a recipe's page for a recipe that nobody has cooked, adapted or commented
 * on.
 */
export function answerRecipe(edge: Edge, recipe: Recipe): void {
  edge.answer('GET /recipes/{id}', recipe)
  edge.answer('GET /recipes/{id}/adaptations', { recipes: [], ...noPage })
  edge.answer('GET /recipes/{id}/comments', { comments: [], ...noPage })
  edge.answer('GET /cooked-recipes', { cookedRecipes: [], ...noPage })
}
