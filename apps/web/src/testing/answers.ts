import type { Edge } from './edge.ts'
import type { Recipe } from './examples.ts'

/** The place in a list that has nothing in it. */
export const noPage = { page: 1, pages: 0, total: 0 }

/** The place in a list that ends with what is here. */
export function onlyPage(total: number) {
  return { page: 1, pages: 1, total }
}

/** What a recipe's page asks for, where nobody has cooked it, adapted it or said a word. */
export function answerRecipe(edge: Edge, recipe: Recipe): void {
  edge.answer('GET /recipes/{id}', recipe)
  edge.answer('GET /recipes/{id}/adaptations', { recipes: [], ...noPage })
  edge.answer('GET /recipes/{id}/comments', { comments: [], ...noPage })
  edge.answer('GET /cooked-recipes', { cookedRecipes: [], ...noPage })
}
