import type { RecipeData } from '@potluck/kitchen'
import { CUISINES, MEAL_TYPES, toWrittenRecipe } from '@potluck/rules'

/**
 * The draft that 'Save as recipe' creates: the parts of an answer that a recipe can hold. Cuisine,
 * meal type and tags are those the recipe itself mentions.
 * @param originalId the recipe it was adapted from, which is credited and fills what the answer
 * leaves out
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

/** The first entry of a list that the title or description mentions; undefined if none is. */
function findNamed<Choice extends string>(
  choices: readonly Choice[],
  { title, description }: RecipeData,
): Choice | undefined {
  const words = new Set(`${title} ${description}`.toLowerCase().match(/\p{L}+/gu))
  return choices.find((choice) => words.has(choice.toLowerCase()))
}
