import type { Advice } from '@potluck/cook'
import { type RecipeData, writeRecipe } from '@potluck/kitchen'

/**
 * The limit is some 900 tokens of a recipe, and 150 of similar dishes: more would cost more than it
 * helps.
 */
const OWN_SHOWN = 3_600
const NEAR_SHOWN = 300

/** What the cookbook has for a request: one recipe in full, and similar dishes in one line each. */
export function toKnowledge(own: RecipeData, near: Advice['near']): string {
  const others = near.map(({ title, foods }) => `${title}: ${foods.join(', ')}`)
  const shown = others.map((other) => `- ${other.replace(/\s+/g, ' ').slice(0, NEAR_SHOWN)}`)
  const recipe = writeRecipe({ ...own, tips: own.tips.slice(0, 2) }).slice(0, OWN_SHOWN)
  return [recipe.trimEnd(), ...(shown.length > 0 ? ['', 'It also has:', ...shown] : [])].join('\n')
}

/** Drops the notes on how the dish was changed for the request, which the model does not need. */
export function withoutChanges(recipe: RecipeData): RecipeData {
  return { ...recipe, adaptations: [], originalVsAdapted: [] }
}
