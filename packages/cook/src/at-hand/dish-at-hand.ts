import type { Cookbook, Dish } from '@potluck/cookbook'
import { restrictionsIn } from '@potluck/kitchen/composer'
import { toTokens } from '@potluck/kitchen/knowledge'
import type { CookRequest } from '../request.ts'

/** The dish of the book that the chat's last recipe is or was made from; undefined if there is none. */
export function dishAtHand({ previous }: CookRequest, book: Cookbook): Dish | undefined {
  if (!previous) return undefined
  const words = toTokens(previous.title).map(({ word }) => word)
  return book.findNamed(words)[0]?.dish
}

/** The restrictions set or stated in the chat so far: someone who asked for a vegan main gets no cream after it. */
export function rulesSoFar({ restrictions = [], earlier = [] }: CookRequest): string[] {
  const said = earlier.flatMap(({ text }) => restrictionsIn(text))
  return [...new Set([...restrictions, ...said])]
}

/** How many servings the last recipe makes; undefined if that is not a number. */
export function servingsAtHand({ previous }: CookRequest): number | undefined {
  return Number(previous?.servings) || undefined
}
