import type { Cookbook } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'
import { changeRecipe } from '../change-recipe.ts'
import { goesOn } from '../find-asked.ts'
import type { CookRequest } from '../request.ts'

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

/**
 * What the composer makes of a message that speaks of the recipe at hand, if it still is that recipe; else a word
 * that it cannot be done: nobody who says 'make it creamy' wants another dish.
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
/** So much of a recipe makes it the same. */
const STILL_IT = 0.4

function lastWord(line: string): string {
  return /(\p{L}+)\P{L}*$/u.exec(line.split(/[,(]/)[0] ?? '')?.[1]?.toLowerCase() ?? line
}
