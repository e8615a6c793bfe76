import { adaptTo, findAgainst } from '../adapting/adapt-to.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { hasSameEntries } from '../text/same-entries.ts'
import { answerWish } from './answer.ts'
import { toSeed } from './chance.ts'
import { withCounterparts } from './counterpart.ts'
import { followUp } from './follow-up.ts'
import { inMeasures } from './in-measures.ts'
import type { ComposeRequest, Composition } from './request.ts'
import { withAdaptedTexts } from './revise/adapted-texts.ts'
import type { Change, Revised } from './revise/change.ts'
import { readChanges } from './revise/read-changes.ts'
import { revise, toRecipe } from './revise/revise.ts'
import { servesAlready } from './revise/scale.ts'
import { tooManyRules } from './rules-at-once.ts'
import { findUndoable } from './small-talk.ts'
import { findDanger } from './understand/danger.ts'
import type { Unit } from './understand/lexicon.ts'
import { understand } from './understand/understand.ts'

export type { ComposeRequest, Composition, OriginalRecipe, PantryEntry } from './request.ts'

/**
 * The kitchen's own answer to a request, without any language model: a recipe built from a dish
 * form, a recipe at hand with a change made to it, or a reason in words. Pure: the same request and
 * seed give the same answer, another seed another one. Diets named in the request are respected by
 * what each food is known to contain, and the finished recipe is checked as a whole.
 */
export function compose(request: ComposeRequest, seed: number): Composition {
  const tooMany = tooManyRules(request.restrictions ?? [])
  if (tooMany !== undefined) return { kind: 'declined', reason: tooMany }
  if (request.mode === 'adapt') return adapt(request)
  // Who hands over a list of ingredients wants a new dish from them.
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

/** A change to the last recipe must keep to the restrictions as that one did. */
function checked(answer: Composition, { restrictions = [], units }: ComposeRequest): Composition {
  if (answer.kind === 'declined') return answer
  const kept: Revised =
    findAgainst(answer.recipe, restrictions).length === 0
      ? { ok: true, recipe: answer.recipe }
      : adaptTo(answer.recipe, restrictions)
  if (!kept.ok) return { kind: 'declined', reason: kept.reason }
  return { kind: 'recipe', recipe: measured(kept.recipe, restrictions, units) }
}

/** In other measures amounts are rounded anew: where that passes a limit, they stay as they are. */
function measured(recipe: RecipeData, rules: readonly string[], units: ComposeRequest['units']) {
  const written = inMeasures(recipe, units)
  return findAgainst(written, rules).length === 0 ? written : recipe
}

const NO_ORIGINAL =
  'I need the recipe itself, with its ingredients and steps, before I can adapt it.'
const ONLY_THESE =
  'Without a language model I can keep a recipe to a diet or an allergy, change its servings, leave out or replace an ingredient by name, take more or less of it, and make it lighter, hotter, milder or fit for children. Anything beyond that I would have to guess, so I leave it.'
const NOT_QUICKER =
  'I cannot make it quicker by rule: what simmers, bakes or rests needs its time, and a shorter one could leave it raw. Ask me for a new recipe with a time limit, and I will write one.'

function adapt(request: ComposeRequest): Composition {
  const { text, original, previous, servings } = request
  const recipe: RecipeData | undefined = original ? toRecipe(original) : previous
  const danger = findDanger([text, recipe?.title, ...(recipe?.ingredients ?? [])].join('. '))
  if (danger) return { kind: 'declined', reason: danger }
  if (!recipe || recipe.ingredients.length === 0) return { kind: 'declined', reason: NO_ORIGINAL }
  const { changes, quicker, rest } = withCounterparts(readChanges(text), recipe)
  const named = changes.flatMap((change) =>
    change.kind === 'leave-out' ? rulesIn(change.unit) : [],
  )
  const rules = [
    ...(request.restrictions ?? []),
    ...rest.flatMap(({ meaning }) => meaning?.avoids ?? []),
    ...named,
  ]
  const tooMany = tooManyRules(rules)
  if (tooMany !== undefined) return { kind: 'declined', reason: tooMany }
  const wanted = changes.filter(
    (change) => change.kind !== 'leave-out' || rulesIn(change.unit).length === 0,
  )
  const isScaled = wanted.some(({ kind }) => kind === 'servings' || kind === 'times')
  const scaled: Change[] = servings && !isScaled ? [{ kind: 'servings', servings }] : []
  const asked = [...wanted, ...scaled.filter(() => String(servings) !== recipe.servings)]
  if (quicker) return { kind: 'declined', reason: NOT_QUICKER }
  const news = asked.filter((change) => !servesAlready(recipe, change))
  // Where nothing else is asked for, that is the answer.
  const all = news.length + rules.length > 0 ? news : asked
  if (all.length === 0 && rules.length === 0)
    return { kind: 'declined', reason: findUndoable(text) ?? ONLY_THESE }
  const revised = revise(recipe, all, rules)
  const kept = revised.ok && rules.length > 0 ? adaptTo(revised.recipe, rules) : revised
  return kept.ok
    ? {
        kind: 'recipe',
        recipe: measured(withAdaptedTexts(recipe, kept.recipe, rules), rules, request.units),
      }
    : { kind: 'declined', reason: kept.reason }
}

/** 'Without dairy' asks for more than that no line says dairy. */
function rulesIn({ meaning }: Unit): readonly string[] {
  return meaning?.rules ?? meaning?.avoids ?? []
}
