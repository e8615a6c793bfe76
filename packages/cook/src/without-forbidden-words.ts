import { parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { checkDiet, findEveryFoodName, toTokens } from '@potluck/kitchen/knowledge'

/**
 * The recipe without tips that mention an avoided food, even to deny or to offer it: 'no butter is needed' is easily
 * misread as butter. A heading that names such a food is replaced by one that names its first line.
 */
export function withoutForbiddenWords(recipe: RecipeData, rules: readonly string[]): RecipeData {
  if (rules.length === 0) return recipe
  const known = new Map<string, boolean>()

  function isForbidden(food: string): boolean {
    const before = known.get(food)
    if (before !== undefined) return before
    const { verdict } = checkDiet({ ingredients: [food], steps: [] }, rules)
    known.set(food, verdict === 'contains')
    return verdict === 'contains'
  }

  function speaksOf(text: string): boolean {
    const words = toTokens(text).map(({ word }) => word)
    return [...findEveryFoodName(words)].some(({ name }) => isForbidden(name))
  }

  return {
    ...recipe,
    ingredients: recipe.ingredients.map((line, at, all) =>
      line.endsWith(':') && speaksOf(line) ? headingFrom(all[at + 1]) : line,
    ),
    tips: recipe.tips.filter((tip) => !speaksOf(tip)),
  }
}

function headingFrom(line: string | undefined): string {
  return line === undefined ? 'Also:' : `For the ${parseIngredientLine(line).name}:`
}
