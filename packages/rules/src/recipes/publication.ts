import { parseDuration, parseServings } from '@potluck/kitchen'
import { TEXT_LIMITS } from '../limits.ts'
import { countCharacters, isBlank } from '../text.ts'

/** The fields that publication checks; server rows and wizard fields both fit. */
export type Publishable = {
  title: string
  description: string
  cookTime: string
  servings: string
  hasCover: boolean
  ingredients: readonly { name: string; quantity: string }[]
  instructions: readonly string[]
}

/** The field of a recipe that a problem is about. */
export type PublicationField = Exclude<keyof Publishable, 'hasCover'> | 'image'
export type PublicationIssue = { path: PublicationField; message: string }

/** Why a recipe cannot be published: one sentence per problem. An empty list means that it can. */
export function publicationProblems(recipe: Publishable): string[] {
  return publicationIssues(recipe).map(({ message }) => message)
}

/**
 * The same with the fields they are about, in the order of the wizard's steps
 * (docs/product.md, validation).
 */
export function publicationIssues(recipe: Publishable): PublicationIssue[] {
  const issues: PublicationIssue[] = []
  const note = (path: PublicationField, message: string) => issues.push({ path, message })
  const titleLength = countSeen(recipe.title)
  const descriptionLength = countSeen(recipe.description)
  if (!recipe.hasCover) note('image', 'Add a photo or choose an illustrated cover.')
  if (titleLength < 3) note('title', 'Give the recipe a title of at least 3 characters.')
  if (titleLength > TEXT_LIMITS.title) note('title', 'Shorten the title to 120 characters.')
  if (descriptionLength < 10) note('description', 'Write a description of at least 10 characters.')
  if (descriptionLength > TEXT_LIMITS.description)
    note('description', 'Shorten the description to 2000 characters.')
  if (!parseDuration(recipe.cookTime).ok)
    note('cookTime', "Enter a cook time we can read, such as '45 minutes' or '1 hour 30 minutes'.")
  if (!parseServings(recipe.servings).ok)
    note('servings', "Enter the servings as a number, such as '4' or '4 people'.")
  if (!recipe.ingredients.some(({ name, quantity }) => !isBlank(name) && !isBlank(quantity)))
    note('ingredients', 'Add at least one ingredient with a name and a quantity.')
  if (recipe.instructions.every(isBlank)) note('instructions', 'Add at least one instruction step.')
  return issues
}

/** Invisible characters do not make a title, however many there are. */
function countSeen(text: string): number {
  return isBlank(text) ? 0 : countCharacters(text.trim())
}
