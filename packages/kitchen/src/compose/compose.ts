import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { answerWish } from './answer.ts'
import { toSeed } from './chance.ts'
import { followUp } from './follow-up.ts'
import type { ComposeRequest, Composition } from './request.ts'
import { readChanges } from './revise/read-changes.ts'
import { revise, toRecipe } from './revise/revise.ts'
import { understand } from './understand/understand.ts'
import { joinWords } from './words/join.ts'

export type { ComposeRequest, Composition, OriginalRecipe } from './request.ts'

/**
 * The kitchen's own answer to a request, without any language model: a recipe built from a dish
 * form, a recipe at hand with a change made to it, or a reason in words. Pure: the same request and
 * seed give the same answer, another seed another one. Diets named in the request are respected by
 * what each food is known to contain; nothing is ever claimed to be free of anything.
 */
export function compose(request: ComposeRequest, seed: number): Composition {
  if (request.mode === 'adapt') return adapt(request)
  // Who hands over a list of ingredients wants a new dish from them.
  const previous = request.ingredients.length > 0 ? undefined : request.previous
  const follow = previous && followUp(request, previous)
  if (follow?.kind === 'answer') return follow.answer
  const understood = follow?.kind === 'wish' ? follow : understand(request)
  if (!understood.ok) return { kind: 'declined', reason: understood.reason }
  const words = [...request.ingredients, request.text].join(' ').slice(0, 400)
  return answerWish(understood.wish, toSeed(seed, request.mode, words))
}

const NO_ORIGINAL =
  'I need the recipe itself, with its ingredients and steps, before I can adapt it.'
const ONLY_THESE =
  'Without a language model I can change the servings of a recipe, leave out or replace an ingredient by name, and make it hotter or milder. Anything beyond that I would have to guess, so I leave it.'

function adapt({ text, original, previous }: ComposeRequest): Composition {
  const recipe: RecipeData | undefined = original ? toRecipe(original) : previous
  if (!recipe || recipe.ingredients.length === 0) return { kind: 'declined', reason: NO_ORIGINAL }
  const { changes, quicker, rest } = readChanges(text)
  const beyond = quicker || rest.some(({ meaning }) => meaning?.avoids !== undefined)
  if (changes.length === 0 || beyond) return { kind: 'declined', reason: ONLY_THESE }
  const revised = revise(recipe, changes)
  if (!revised.ok) return { kind: 'declined', reason: revised.reason }
  const { adaptations, description } = revised.recipe
  const what = joinWords(adaptations.map((note) => note.replace(/\.$/, '')))
  return {
    kind: 'recipe',
    recipe: { ...revised.recipe, description: description || `Your recipe, adapted. ${what}.` },
  }
}
