import { toHeadingText, toIngredientText } from '@potluck/kitchen'
import { keptSteps, splitTags } from '@potluck/rules'
import { type IngredientFields, tellingRows } from '../ingredient-rows.ts'
import type { RecipeForm, WrittenFields } from '../recipe-form.ts'

/** The fields of a version of a recipe, in the order of the wizard's steps. */
export type VersionField = keyof WrittenFields

/** A field as lines for reading and comparing; empty if the field is. */
export function toLines(form: RecipeForm, field: VersionField): string[] {
  return readers[field](form).filter((line) => line !== '')
}

const readers = {
  videoUrl: ({ videoUrl }) => [videoUrl.trim()],
  origin: ({ origin }) => [origin.name, origin.author, origin.address].map((part) => part.trim()),
  language: ({ language }) => [language],
  title: ({ title }) => [title.trim()],
  description: ({ description }) => description.trim().split(/\s*\n\s*/),
  cookTime: ({ cookTime }) => [cookTime.trim()],
  prepTime: ({ prepTime }) => [prepTime.trim()],
  restTime: ({ restTime }) => [restTime.trim()],
  servings: ({ servings }) => [servings.trim()],
  tags: ({ tags }) => splitTags(tags),
  cuisine: ({ cuisine }) => [cuisine],
  difficulty: ({ difficulty }) => [difficulty],
  mealType: ({ mealType }) => [mealType],
  allowComments: ({ allowComments }) => [String(allowComments)],
  ingredients: ({ ingredients }) => tellingRows(ingredients).map(toVersionLine),
  instructions: ({ instructions }) => keptSteps(instructions.map(({ text }) => text.trim())),
} satisfies Record<VersionField, (form: RecipeForm) => string[]>

/** A heading without text is shown as a rule. */
function toVersionLine(row: IngredientFields): string {
  if (row.heading) return row.name.trim() === '' ? '———' : toHeadingText(row.name)
  return toIngredientText(row)
}

export const VERSION_FIELDS = Object.keys(readers) as VersionField[]
