import type { RecipeData } from '@potluck/kitchen'
import { checkDiet } from '@potluck/kitchen/knowledge'
import { namesOfRules, tellKept } from './care/names-of-rules.ts'

/**
 * A recipe that was changed for rules, with what is said of it first: that it keeps to them, or which of its lines may
 * not, since nobody can tell from their names.
 */
export function tellKeptOrDoubts(
  recipe: RecipeData,
  rules: readonly string[],
): { recipe: RecipeData; said: string } {
  const { ingredients, instructions: steps } = recipe
  const { findings } = checkDiet({ ingredients, steps }, rules)
  const doubtful = findings.flatMap(({ line }) =>
    ingredients.includes(line) && !line.endsWith(':') ? [`‘${line}’`] : [],
  )
  if (doubtful.length === 0) return { recipe, said: tellKept(rules) }
  const adaptations = recipe.adaptations.filter((note) => !UNCHANGED.test(note))
  const lines = [...new Set(doubtful)].join(' and ')
  return {
    recipe: { ...recipe, adaptations },
    said: `I cannot tell whether ${lines} keeps to ${namesOfRules(rules)}: look at the label first.`,
  }
}

/** What the composer says of a recipe that it found nothing against. */
export const UNCHANGED = /^Nothing had to change/
