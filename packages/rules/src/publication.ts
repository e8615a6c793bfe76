import { parseDuration, parseServings } from '@potluck/kitchen'
import { TEXT_LIMITS } from './limits.ts'

/** What publication looks at; server rows and wizard fields both fit. */
export type Publishable = {
  title: string
  description: string
  cookTime: string
  servings: string
  hasCover: boolean
  ingredients: readonly { name: string; quantity: string }[]
  instructions: readonly string[]
}

/**
 * Why a recipe cannot be published: one sentence per problem, in the order of the wizard's steps.
 * An empty list means that it can. (Decisions, 'Publishing needs'.)
 */
export function publicationProblems(recipe: Publishable): string[] {
  const problems: string[] = []
  const title = recipe.title.trim()
  const description = recipe.description.trim()
  if (!recipe.hasCover) problems.push('Add a photo or choose an illustrated cover.')
  if (title.length < 3) problems.push('Give the recipe a title of at least 3 characters.')
  if (title.length > TEXT_LIMITS.title) problems.push('Shorten the title to 120 characters.')
  if (description.length < 10) problems.push('Write a description of at least 10 characters.')
  if (description.length > TEXT_LIMITS.description)
    problems.push('Shorten the description to 2000 characters.')
  if (!parseDuration(recipe.cookTime).ok)
    problems.push("Enter a cook time we can read, such as '45 minutes' or '1 hour 30 minutes'.")
  if (!parseServings(recipe.servings).ok)
    problems.push("Enter the servings as a number, such as '4' or '4 people'.")
  if (
    !recipe.ingredients.some(({ name, quantity }) => name.trim() !== '' && quantity.trim() !== '')
  )
    problems.push('Add at least one ingredient with a name and a quantity.')
  if (!recipe.instructions.some((step) => step.trim() !== ''))
    problems.push('Add at least one instruction step.')
  return problems
}
