import { publicationIssues } from '@potluck/rules'
import type { Db } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { type RecipeContent, toPublishable } from './content.ts'
import { lockOwnRecipe, type OwnRecipe } from './queries.ts'

/** The member's own recipe, locked until the transaction ends. @throws RECIPE_NOT_FOUND */
export async function lockOwn(tx: Db, id: string, member: Pick<Member, 'id'>): Promise<OwnRecipe> {
  const recipe = await lockOwnRecipe(tx, id, member.id)
  if (!recipe) throw new AppError('RECIPE_NOT_FOUND')
  return recipe
}

/** @throws RECIPE_INCOMPLETE with a sentence for each thing that prevents publication */
export function refuseIncomplete(content: RecipeContent, hasCover: boolean): void {
  const [first, ...more] = publicationIssues(toPublishable(content, hasCover))
  if (first) throw new AppError('RECIPE_INCOMPLETE', { issues: [first, ...more] })
}

export function toContent(recipe: OwnRecipe): RecipeContent {
  const { title, description, prepTime, cookTime, restTime, servings, tags } = recipe
  const { cuisine, difficulty, mealType, allowComments, videoUrl, origin, language } = recipe
  const { ingredients, instructions } = recipe
  return {
    title,
    description,
    prepTime,
    cookTime,
    restTime,
    servings,
    tags,
    cuisine,
    difficulty,
    mealType,
    allowComments,
    videoUrl,
    origin,
    language,
    ingredients,
    instructions,
  }
}
