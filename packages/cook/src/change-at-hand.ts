import type { Cookbook } from '@potluck/cookbook'
import type { Answer } from './answer.ts'
import { changeRecipe } from './change-recipe.ts'
import { goesOn } from './find-asked.ts'
import type { CookRequest } from './request.ts'

/**
 * The chat's last recipe with all that a message changes of it, as a recipe that is handed over is changed: 'make
 * it spicier and use coconut milk instead'. Undefined for what asks for no change, or for none that is understood.
 */
export function changeAtHand(
  request: CookRequest,
  seed: number,
  book: Cookbook,
): Answer | undefined {
  const { previous, text, mode, ingredients } = request
  if (!previous || mode !== 'idea' || ingredients.length > 0) return undefined
  if (!goesOn(text) && !CHANGES.test(text)) return undefined
  const changed = changeRecipe({ ...request, mode: 'adapt' }, seed, book)
  return changed.kind === 'declined' && NOT_UNDERSTOOD.test(changed.reason) ? undefined : changed
}

/** Changes that do not speak of 'it'. */
const CHANGES =
  /^\W*(?:please |can you |could you )?(?:halve|double|triple|half (?:the|of)|skip|omit|leave out|reduce|cut (?:down|back)|scale|in (?:grams?|cups?|metric|us units|ounces|pounds|spoons)|for \d|(?:a (?:bit|little) |much |even )?(?:spicier|milder|hotter|sweeter|lighter|healthier|saltier)|(?:vegan|vegetarian|(?:gluten|dairy|egg|nut|lactose)[- ]free|halal|kosher)(?: (?:please|version))?\W*$)/i

/** It can change nothing like that, or was given a food that takes the place of none: 'add mushrooms'. */
const NOT_UNDERSTOOD = /^Without a language model I can |^There is nothing in it that /
