import { readRecipe } from '@potluck/kitchen'
import { type Difficulty, LIST_LIMITS, restTimeOf, TEXT_LIMITS } from '@potluck/rules'
import { ALL_ROOM, type IngredientFields, takeRows } from '../ingredient-rows.ts'
import { readPastedIngredients } from '../ingredients/pasted-list.ts'
import { NO_ORIGIN, type RecipeForm } from '../recipe-form.ts'

/** The recipe found in a text; '' for what it does not mention. */
export interface PastedRecipe {
  title: string
  description: string
  prepTime: string
  cookTime: string
  restTime: string
  servings: string
  difficulty: Difficulty | ''
  ingredients: IngredientFields[]
  instructions: { text: string }[]
  /** Where it is from; blank in a text. */
  origin: RecipeForm['origin']
  /** What only a page says of itself; '' in a text. */
  tags: string
  cuisine: RecipeForm['cuisine']
  mealType: RecipeForm['mealType']
  language: string
}

/** A text says none of it. */
const NOT_SAID = { origin: NO_ORIGIN, tags: '', cuisine: '', mealType: '', language: '' } as const

/** Reads a whole recipe from a text; undefined if it lacks ingredients or steps. */
export function readPastedRecipe(text: string): PastedRecipe | undefined {
  const { recipe } = readRecipe(text)
  const ingredients = readPastedIngredients(recipe.ingredients.join('\n')) ?? []
  if (ingredients.length === 0 || recipe.instructions.length === 0) return undefined
  const { title, description, prepTime, totalTime, servings, difficulty } = recipe
  // A recipe with only a total time means it as the cook time.
  const cookTime = recipe.cookTime || (prepTime === '' ? totalTime : '')
  return {
    title: title.slice(0, TEXT_LIMITS.title),
    description: description.slice(0, TEXT_LIMITS.description),
    prepTime: prepTime.slice(0, TEXT_LIMITS.time),
    cookTime: cookTime.slice(0, TEXT_LIMITS.time),
    restTime: restTimeOf(recipe),
    servings: servings.slice(0, TEXT_LIMITS.servings),
    difficulty,
    ingredients: takeRows(ingredients, ALL_ROOM),
    instructions: recipe.instructions
      .slice(0, LIST_LIMITS.steps)
      .map((step) => ({ text: step.slice(0, TEXT_LIMITS.step) })),
    ...NOT_SAID,
  }
}
