import { adaptTo, findAgainst } from '../adapting/adapt-to.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { hasSameEntries } from '../text/same-entries.ts'
import { adapt } from './adapt.ts'
import { answerWish } from './answer.ts'
import { toSeed } from './chance.ts'
import { followUp } from './follow-up.ts'
import { measured } from './measured.ts'
import type { ComposeRequest, Composition } from './request.ts'
import type { Revised } from './revise/change.ts'
import { tooManyRules } from './rules-at-once.ts'
import { understand } from './understand/understand.ts'

export type { ComposeRequest, Composition, OriginalRecipe, PantryEntry } from './request.ts'

/**
 * The kitchen's own answer to a request, without a language model: a recipe built from a dish form,
 * the current recipe with a change, or a reason in words. Pure: the same request and seed give the
 * same answer, another seed another one. Diets named in the request are kept by what each food is
 * known to contain, and the finished recipe is checked as a whole.
 */
export function compose(request: ComposeRequest, seed: number): Composition {
  const tooMany = tooManyRules(request.restrictions ?? [])
  if (tooMany !== undefined) return { kind: 'declined', reason: tooMany }
  if (request.mode === 'adapt') return adapt(request)
  // A request with a list of ingredients wants a new dish from them.
  const previous = request.ingredients.length > 0 ? undefined : request.previous
  const follow = previous && followUp(request, previous)
  if (follow?.kind === 'answer') return checked(follow.answer, request)
  const understood = follow?.kind === 'wish' ? follow : understand(request)
  if (!understood.ok) return { kind: 'declined', reason: understood.reason }
  const words = [...request.ingredients, request.text].join(' ').slice(0, 400)
  const answer = answerWish(understood.wish, toSeed(seed, request.mode, words))
  const isSame = follow && answer.kind === 'recipe' && hasSameLines(answer.recipe, previous)
  return isSame ? { kind: 'declined', reason: ALREADY_SO } : answer
}

const ALREADY_SO =
  'It is that already, as far as I can tell: I would only write the same recipe again. Tell me what to leave out, to replace or to add.'

function hasSameLines(answer: RecipeData, previous: RecipeData | undefined): boolean {
  return previous !== undefined && hasSameEntries(answer.ingredients, previous.ingredients)
}

/** A change to the last recipe must still keep the restrictions. */
function checked(answer: Composition, { restrictions = [], units }: ComposeRequest): Composition {
  if (answer.kind === 'declined') return answer
  const kept: Revised =
    findAgainst(answer.recipe, restrictions).length === 0
      ? { ok: true, recipe: answer.recipe }
      : adaptTo(answer.recipe, restrictions)
  if (!kept.ok) return { kind: 'declined', reason: kept.reason }
  return { kind: 'recipe', recipe: measured(kept.recipe, restrictions, units) }
}
