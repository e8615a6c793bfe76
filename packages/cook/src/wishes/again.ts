import type { Cookbook, Dish } from '@potluck/cookbook'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { findFoodNames, toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'
import { rulesSoFar } from '../at-hand/dish-at-hand.ts'
import { findAsked } from '../find-asked.ts'
import { findNeighbours } from '../neighbours.ts'
import { serveVersion, titleOf } from '../serve.ts'
import { answerWish } from './answer-wish.ts'

/**
 * Answers a request for another dish than the last one: the earlier wish is asked again, and nothing already served
 * comes twice as long as there is something else. Undefined for other requests.
 */
export function answerAgain(
  request: ComposeRequest,
  seed: number,
  book: Cookbook,
): Answer | undefined {
  const { previous, earlier = [], text } = request
  if (!previous || request.mode !== 'idea' || !AGAIN.test(text)) return undefined
  const more = text
    .replace(AGAIN, ' ')
    .replace(/[,.!?]/g, ' ')
    .trim()
  const before = earlier.findLast((one) => !AGAIN.test(one.text))?.text
  const { previous: _last, ...anew } = request
  const served = [...earlier.map(({ title }) => title), previous.title]
  // A diet named earlier holds for the next dish too.
  const restrictions = rulesSoFar(request)
  const known = {
    ...anew,
    restrictions,
    earlier: served.map((title) => ({ text: '', title })),
  }
  const wished = { ...known, text: [before ?? '', more].join(', ') }
  return (
    (before === undefined ? undefined : answerBeside(wished, seed, book)) ??
    answerWish(wished, seed, book) ??
    answerWish({ ...known, text: [likeOf(previous.title, book), more].join(', ') }, seed, book)
  )
}

const AGAIN =
  /\b(?:(?:something|anything) (?:else|different|new)|another(?: (?:one|recipe|idea|dish|suggestion|option))?|(?:a |an |some )?(?:different|other|new) (?:ones?|recipes?|dish(?:es)?|ideas?|suggestions?|options?)|(?:please )?try again|once more|surprise me(?: again)?|what else(?: (?:is there|do you have|can you (?:suggest|make)))?|not (?:that|this)(?: one)?(?: again)?(?=\s*(?:[,.;!?]|$))|(?:i )?(?:don.?t|do not|didn.?t) (?:like|want|fancy|feel like) (?:that|this|it)(?: one)?|no thanks|had (?:that|it) yesterday|next(?: one)?|again)\b/i

/** Another dish of the same kind as the one the earlier request named. Undefined when it named none. */
function answerBeside(request: ComposeRequest, seed: number, book: Cookbook): Answer | undefined {
  const asked = findAsked(request, book)
  if (!asked) return undefined
  const served = new Set(request.earlier?.map(({ title }) => title))
  const near = findNeighbours(book, asked.dish, asked.conditions, MOST).filter(
    (version) => !served.has(titleOf(version)) && !served.has(version.dish.title),
  )
  const chosen = near[Math.abs(seed) % Math.min(near.length, NEAREST)] ?? near[0]
  if (!chosen) return undefined
  const said = [`Instead of ${asked.dish.title}, another of its kind.`]
  const recipe = serveVersion(chosen, asked.conditions, request, said)
  const choices = near.filter((one) => one !== chosen).map(titleOf)
  return { kind: 'recipe', recipe, choices: choices.slice(0, 3) }
}

const MOST = 12
const NEAREST = 3

/** A wish that would have led to the last dish: its course, or what it is made of. */
function likeOf(title: string, book: Cookbook): string {
  const dish = book.dishes().find((one) => one.title === title)
  if (dish) return ASKED_AS[dish.course] ?? 'dinner'
  const [food] = findFoodNames(toTokens(title).map(({ word }) => word))
  return food ? `something with ${food.ingredient.name}` : 'dinner'
}

const ASKED_AS: Readonly<Partial<Record<Dish['course'], string>>> = {
  breakfast: 'breakfast',
  soup: 'a soup',
  salad: 'a salad',
  dessert: 'dessert',
  baking: 'dessert',
  side: 'a side',
  snack: 'a snack',
  starter: 'a starter',
  bread: 'bread',
  drink: 'a drink',
}
