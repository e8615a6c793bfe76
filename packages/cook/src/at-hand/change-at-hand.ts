import type { Cookbook } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'
import { changeRecipe } from '../change-recipe.ts'
import { goesOn } from '../find-asked.ts'
import type { CookRequest } from '../request.ts'

/**
 * Makes all changes of the chat's last recipe that a message asks for, as for a recipe that is handed over: 'make it
 * spicier and use coconut milk instead'. Undefined if it asks for no change, or for none that is understood.
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

/** Requests for a change that do not say 'it'. */
const CHANGES =
  /^\W*(?:please |can you |could you )?(?:halve|double|triple|half (?:the|of)|skip|omit|leave out|reduce|cut (?:down|back)|scale|in (?:grams?|cups?|metric|us units|ounces|pounds|spoons)|for \d|(?:a (?:bit|little) |much |even )?(?:spicier|milder|hotter|sweeter|lighter|healthier|saltier)|(?:vegan|vegetarian|(?:gluten|dairy|egg|nut|lactose)[- ]free|halal|kosher)(?: (?:please|version))?\W*$)/i

/** Reasons of a refusal that mean 'not understood', or that a food has nothing to replace: 'add mushrooms'. */
const NOT_UNDERSTOOD = /^Without a language model I can |^There is nothing in it that /

/**
 * Keeps the answer to a message about the recipe at hand if it still is that recipe. Otherwise declines: someone who
 * says 'make it creamy' does not want another dish.
 */
export function stillAtHand(answer: Answer, { previous, text, mode }: CookRequest): Answer {
  if (!previous || mode !== 'idea' || answer.kind !== 'recipe' || !SPEAKS_OF_IT.test(text))
    return answer
  const lines = new Set(answer.recipe.ingredients.map(lastWord))
  const kept = previous.ingredients.filter((line) => lines.has(lastWord(line)))
  const isCalledSo = toTokens(answer.recipe.title).some(({ word }) => {
    return word.length > 3 && previous.title.toLowerCase().includes(word)
  })
  if (isCalledSo && kept.length >= previous.ingredients.length * STILL_IT) return answer
  return {
    kind: 'declined',
    reason: `I do not know how to change ${previous.title} like that and be sure of it. Name an ingredient to add, to replace or to leave out, another number of people, or a diet; or ask for another dish.`,
    choices: ['Another one'],
  }
}

const SPEAKS_OF_IT =
  /^\W*(?:please |can you |could you |now )?(?:make|cook|turn|bake|fry|do|give) (?:it|this|that|them)\b/i
/** The share of ingredient lines that must be kept for it to be the same recipe. */
const STILL_IT = 0.4

function lastWord(line: string): string {
  return /(\p{L}+)\P{L}*$/u.exec(line.split(/[,(]/)[0] ?? '')?.[1]?.toLowerCase() ?? line
}
