import type { Cookbook } from '@potluck/cookbook'
import { restrictionsIn } from '@potluck/kitchen/composer'
import type { Answer } from '../answer.ts'
import { changeRecipe } from '../change-recipe.ts'
import type { CookRequest } from '../request.ts'
import { dishAtHand, rulesSoFar } from './dish-at-hand.ts'

/**
 * Changes the chat's last recipe for someone who may not have all of it: 'my guest is allergic to shellfish' asks for
 * that dish without shellfish, not for another. Undefined for a message that also asks for something else.
 */
export function allergyAtHand(
  request: CookRequest,
  seed: number,
  book: Cookbook,
  cook: (anew: CookRequest) => Answer,
): Answer | undefined {
  const { previous, ...anew } = request
  const { text, mode, ingredients } = request
  if (!previous || mode !== 'idea' || ingredients.length > 0) return undefined
  if (!ALLERGIC.test(text) || ASKS.test(text)) return undefined
  const rules = restrictionsIn(text)
  if (rules.length === 0) return undefined
  const restrictions = [...new Set([...rulesSoFar(request), ...rules])]
  const said = `make it ${rules.join(', ')}`
  const changed = changeRecipe({ ...request, mode: 'adapt', restrictions, text: said }, seed, book)
  const dish = dishAtHand(request, book)
  if (changed.kind !== 'declined' || !dish) return changed
  // The only forbidden food may be one that was added, as shrimp to a green curry: try the plain dish.
  const portions = previous.servings ? ` for ${previous.servings}` : ''
  const again = cook({ ...anew, restrictions, text: `${dish.title}${portions}` })
  return again.kind === 'recipe' &&
    dishAtHand({ ...request, previous: again.recipe }, book) === dish
    ? again
    : changed
}

const ALLERGIC = /\ballerg(?:ic|y|ies)\b|\bintoleran(?:t|ces?)\b|\bc(?:o)?eliac\b/i
/** Words of a question, or of a wish for another dish. */
const ASKS =
  /\?|\b(?:what|which|who|how|why|can|could|should|may|is (?:it|this|that|there)|does|do|else|another|other|different|new|recipes?|ideas?|dinner|lunch|breakfast|dessert|menu|something)\b/i
