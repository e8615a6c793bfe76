import { keptSteps, splitTags } from '@potluck/rules'
import { toLineText } from '../line-text.ts'
import { isBlankIngredient, type RecipeForm, type WrittenFields } from '../recipe-form.ts'

/** What a version of a recipe is made of, in the order of the wizard's steps. */
export type VersionField = keyof WrittenFields

/** A field as lines to read and to compare; none where nothing is written. */
export function toLines(form: RecipeForm, field: VersionField): string[] {
  return readers[field](form).filter((line) => line !== '')
}

const readers = {
  videoUrl: ({ videoUrl }) => [videoUrl.trim()],
  title: ({ title }) => [title.trim()],
  description: ({ description }) => description.trim().split(/\s*\n\s*/),
  cookTime: ({ cookTime }) => [cookTime.trim()],
  prepTime: ({ prepTime }) => [prepTime.trim()],
  servings: ({ servings }) => [servings.trim()],
  tags: ({ tags }) => splitTags(tags),
  cuisine: ({ cuisine }) => [cuisine],
  difficulty: ({ difficulty }) => [difficulty],
  mealType: ({ mealType }) => [mealType],
  allowComments: ({ allowComments }) => [String(allowComments)],
  ingredients: ({ ingredients }) =>
    ingredients
      .filter((row) => !isBlankIngredient(row))
      .map((row) => toLineText(row) || `${row.quantity} ${row.unit}`.trim()),
  instructions: ({ instructions }) => keptSteps(instructions.map(({ text }) => text.trim())),
} satisfies Record<VersionField, (form: RecipeForm) => string[]>

export const VERSION_FIELDS = Object.keys(readers) as VersionField[]
