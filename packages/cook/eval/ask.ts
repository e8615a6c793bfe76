import { type Cookbook, openCookbook } from '@potluck/cookbook'
import { readDishFiles, readKnowledgeFiles } from '@potluck/cookbook/files'
import { type RecipeData, writeRecipe } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { Answer } from '../src/answer.ts'
import { cook } from '../src/cook.ts'

/** The cookbook as the product opens it. */
export const book: Cookbook = openCookbook(await readDishFiles(), await readKnowledgeFiles())

/** What the cook answers; what it throws is an answer too, for no request may break it. */
export function ask(request: ComposeRequest, seed = 1): Answer {
  try {
    return cook(request, seed, book)
  } catch (error) {
    return { kind: 'declined', reason: `BROKEN: ${String(error)}` }
  }
}

export function recipeOf(answer: Answer): RecipeData | undefined {
  return answer.kind === 'recipe' ? answer.recipe : undefined
}

/** All that are to be cooked: one, or the dishes of a menu. */
export function recipesOf(answer: Answer): RecipeData[] {
  if (answer.kind === 'menu') return answer.menu.dishes.map(({ recipe }) => recipe)
  return answer.kind === 'recipe' ? [answer.recipe] : []
}

/** An answer as one reads it. */
export function textOf(answer: Answer): string {
  if (answer.kind === 'recipe') return writeRecipe(answer.recipe)
  return 'reason' in answer ? answer.reason : answer.text
}

/** What an answer says before anything else: in words all of it, of a recipe what stands above its list. */
export function saidFirst(answer: Answer): string {
  return answer.kind === 'recipe' ? answer.recipe.description : textOf(answer)
}

/** What an answer is called in a list of answers. */
export function titleOf(answer: Answer): string {
  if (answer.kind === 'recipe') return answer.recipe.title
  return `(${answer.kind}) ${textOf(answer).slice(0, 160)}`
}
