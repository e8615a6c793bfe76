import type { RecipeData } from '@potluck/kitchen'
import { CUISINES, MEAL_TYPES, toWrittenRecipe } from '@potluck/rules'

/**
 * The draft that 'Save as recipe' starts: what the wizard can hold of an answer. Cuisine, meal type
 * and tags are those that the recipe itself names.
 * @param originalId the recipe it was adapted from, which is credited and gives what is not said
 */
export function toDraft(recipe: RecipeData, originalId?: string) {
  const cuisine = findNamed(CUISINES, recipe)
  const mealType = findNamed(MEAL_TYPES, recipe)
  return {
    ...toWrittenRecipe(recipe),
    source: 'assistant' as const,
    cover: 'illustrated' as const,
    adaptedFrom: originalId,
    cuisine,
    mealType,
    tags: [cuisine, mealType].filter((tag) => tag !== undefined),
  }
}

/** The first entry of a list that title or description name; undefined where none is named. */
function findNamed<Choice extends string>(
  choices: readonly Choice[],
  { title, description }: RecipeData,
): Choice | undefined {
  const words = new Set(`${title} ${description}`.toLowerCase().match(/\p{L}+/gu))
  return choices.find((choice) => words.has(choice.toLowerCase()))
}
