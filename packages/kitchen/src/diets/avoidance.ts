import type { Fact } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { identify } from '../recognition/identify.ts'
import { remember } from '../text/remember.ts'
import { toKey } from '../text/tokens.ts'
import {
  AVOIDED_BY_NAME,
  FACTS_BY_NAME,
  FOODS_BY_NAME,
  NOT_COVERED,
  WAYS_OF_EATING,
} from './avoided-names.ts'
import { readAvoided } from './read-avoided.ts'
import { isRestrictionId, type Limit, RESTRICTIONS, type Restriction } from './restrictions.ts'

/** What somebody avoids: one of `RESTRICTIONS`, or foods they name. */
export type Avoidance = Restriction & {
  id: string
  /** Excluded foods, with their kinds and everything made from them. */
  foods: readonly Ingredient[]
  /** Excluded words for which no food is known. */
  words: readonly string[]
}

/**
 * Reads a restriction given by id, by label or in a cook's words: 'vegan', 'Nut Allergy', 'no
 * cilantro', 'I can't eat shellfish or kiwi'. Words that are not understood are kept, and no recipe
 * is free of them.
 */
export const toAvoidance: (text: string) => Avoidance = remember(readAvoidance)

function readAvoidance(text: string): Avoidance {
  const id = toRestrictionId(text)
  if (isRestrictionId(id)) return { ...RESTRICTIONS[id], id, foods: [], words: [] }
  const named = readAvoided(text).flatMap(({ words, pieces, negated }) => {
    const parts = pieces.map((piece) => findAvoided(piece, negated))
    if (parts.every((part) => part !== undefined)) return parts
    // 'Red or green peppers' share a word; in 'garlic or unobtainium' each stands alone.
    const whole = findAvoided(words, negated)
    return whole ? [whole] : pieces.map((piece) => avoidAsNamed(piece, negated))
  })
  return { label: text.trim(), id: text, ...join(named) }
}

function toRestrictionId(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}

/** What one named thing excludes. */
type Avoided = {
  forbids: readonly Fact[]
  doubts?: readonly Fact[]
  limits?: readonly Limit[]
  foods: readonly Ingredient[]
  words: readonly string[]
}

/** Undefined if any of it is not understood. */
function findAvoided(name: string, negated: boolean): Avoided | undefined {
  const key = toKey(name)
  const id = toRestrictionId(name)
  // 'Not vegan' excludes nothing.
  const own = isRestrictionId(id) && !(negated && WAYS_OF_EATING.has(id)) ? id : undefined
  const known = AVOIDED_BY_NAME.get(key) ?? own
  if (known) return { ...RESTRICTIONS[known], foods: [], words: [] }
  const forbids = FACTS_BY_NAME.get(key) ?? []
  const foods = FOODS_BY_NAME.get(key)?.split(', ').flatMap(foodsNamed) ?? foodsUnderstood(name)
  return forbids.length > 0 || foods.length > 0 ? { forbids, foods, words: [] } : undefined
}

/** Excludes the foods that its words name; else the words themselves. */
function avoidAsNamed(name: string, negated: boolean): Avoided {
  const found = findAvoided(name, negated)
  if (found) return found
  const foods = foodsNamed(name)
  const key = toKey(name)
  const words = NOT_COVERED.has(key) ? `${key} food` : key
  return { forbids: [], foods, words: foods.length > 0 || key === '' ? [] : [words] }
}

/** None if a word of the name is unknown: 'mushroom ketchup thing' is not a mushroom. */
function foodsUnderstood(name: string): Ingredient[] {
  const named = identify(name).flat()
  const isUnderstood = named.every(
    ({ ingredient, unread, mentions }) => ingredient && unread.length + mentions.length === 0,
  )
  return isUnderstood ? named.flatMap(({ ingredient }) => ingredient ?? []) : []
}

function foodsNamed(name: string): Ingredient[] {
  return identify(name)
    .flat()
    .flatMap(({ ingredient }) => ingredient ?? [])
}

function join(avoided: readonly Avoided[]): Avoided {
  const all = <Part>(pick: (one: Avoided) => readonly Part[] | undefined) => [
    ...new Set(avoided.flatMap((one) => pick(one) ?? [])),
  ]
  const doubts = all((one) => one.doubts)
  const limits = all((one) => one.limits)
  return {
    forbids: all((one) => one.forbids),
    ...(doubts.length > 0 && { doubts }),
    ...(limits.length > 0 && { limits }),
    foods: all((one) => one.foods),
    words: all((one) => one.words),
  }
}
