import { toTokens } from '../../text/tokens.ts'
import type { FoodId } from '../foods/foods.ts'
import type { FormId } from '../wish.ts'
import { FOOD_WORDS, toUnits } from './lexicon.ts'

/**
 * Whether a text names one of these foods; always false if there are none. For a `dish` of chili
 * the word means the stew, not the spice, since a mild one has the name too.
 */
export function openMatcher(banned: ReadonlySet<FoodId>, dish?: FormId): (text: string) => boolean {
  if (banned.size === 0) return () => false
  // 'Dairy-free' does not name dairy.
  return (text) =>
    findFoods(text.replace(/\b[a-z]+-free\b/gi, ' '), dish).some((foods) =>
      foods.every((id) => banned.has(id)),
    )
}

/** The foods that a text names, each name as the foods it may mean. */
export function findFoods(text: string, dish?: FormId): FoodId[][] {
  return toUnits(toTokens(text), FOOD_WORDS)
    .filter(({ word }) => !(dish === 'chili' && word === dish))
    .map(({ meaning }) => (meaning?.loose ? [] : [...(meaning?.foods ?? [])]))
    .filter((foods) => foods.length > 0)
}
