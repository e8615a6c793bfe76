import type { Advice } from '@potluck/cook'
import { type RecipeData, writeRecipe } from '@potluck/kitchen'

/** Some 900 tokens of a recipe, and 150 of what else comes near: more would cost more than it tells. */
const OWN_SHOWN = 3_600
const NEAR_SHOWN = 300

/** What the cookbook has for a request: a recipe whole, and what else comes near in a line each. */
export function toKnowledge(own: RecipeData, near: Advice['near']): string {
  const others = near.map(({ title, foods }) => `${title}: ${foods.join(', ')}`)
  const shown = others.map((other) => `- ${other.replace(/\s+/g, ' ').slice(0, NEAR_SHOWN)}`)
  const recipe = writeRecipe({ ...own, tips: own.tips.slice(0, 2) }).slice(0, OWN_SHOWN)
  return [recipe.trimEnd(), ...(shown.length > 0 ? ['', 'It also has:', ...shown] : [])].join('\n')
}

/** How a dish was brought to the request is no news to who is asked for it. */
export function withoutChanges(recipe: RecipeData): RecipeData {
  return { ...recipe, adaptations: [], originalVsAdapted: [] }
}
