import { parseIngredientLine, type RecipeData, toIngredientRow } from '@potluck/kitchen'
import { LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'

/** The draft that 'Save as recipe' starts: what the wizard can hold of an answer. */
export function toDraft(recipe: RecipeData) {
  return {
    source: 'assistant' as const,
    cover: 'illustrated' as const,
    title: cut(recipe.title, TEXT_LIMITS.title),
    description: cut(recipe.description, TEXT_LIMITS.description),
    prepTime: cut(recipe.prepTime, TEXT_LIMITS.time),
    cookTime: cut(recipe.cookTime, TEXT_LIMITS.time),
    servings: cut(recipe.servings, TEXT_LIMITS.servings),
    difficulty: recipe.difficulty === '' ? null : recipe.difficulty,
    tags: [],
    ingredients: recipe.ingredients.flatMap(toRows).slice(0, LIST_LIMITS.ingredients),
    instructions: recipe.instructions
      .map((step) => cut(step, TEXT_LIMITS.step))
      .slice(0, LIST_LIMITS.steps),
  }
}

/** A heading is no row; and a row needs a quantity, which 'salt' has not. */
function toRows(text: string) {
  const line = parseIngredientLine(text)
  if (line.heading) return []
  const { comment, ...counted } = line
  const isToTaste = line.quantity === undefined && comment !== undefined && TO_TASTE.test(comment)
  const { name, quantity, unit, preparation } = toIngredientRow(isToTaste ? counted : line)
  return [
    {
      name: cut([name, preparation].filter(Boolean).join(', '), TEXT_LIMITS.ingredientName),
      quantity: cut(quantity || 'to taste', TEXT_LIMITS.ingredientAmount),
      unit: cut(unit, TEXT_LIMITS.ingredientAmount),
    },
  ]
}

const TO_TASTE = /^to taste$/i

function cut(text: string, length: number): string {
  return text.slice(0, length)
}
