import type { Ingredient } from '../lexicon/ingredient.ts'
import { factsOf, isKindOf } from '../lexicon/lexicon.ts'
import { PLAIN_WORDS } from '../recognition/plain-words.ts'
import { toKey } from '../text/tokens.ts'
import type { ComparedFood } from './read-foods.ts'

/** Two lines of the same food, and how sure that is, 0 to 1. */
export type FoodPair = { one: ComparedFood; other: ComparedFood; likeness: number }

/** Lines of two recipes side by side, each at most once, and what is left of both. */
export type PairedFoods = {
  pairs: FoodPair[]
  onlyOne: ComparedFood[]
  onlyOther: ComparedFood[]
}

/**
 * Pairs the likeliest first; of several lines of one food the largest with the largest, and of equals those that
 * stand at about the same place.
 */
export function pairFoods(
  one: readonly ComparedFood[],
  other: readonly ComparedFood[],
): PairedFoods {
  const [ranks, otherRanks] = [ranksOf(one), ranksOf(other)]
  const candidates = one.flatMap((here, row) =>
    other.flatMap((there, column) => {
      const likeness = likenessOf(here, there)
      const apart = Math.abs((ranks[row] ?? 0) - (otherRanks[column] ?? 0))
      return likeness > 0 ? [{ row, column, likeness, apart }] : []
    }),
  )
  candidates.sort((a, b) => b.likeness - a.likeness || a.apart - b.apart || byPlace(a, b))
  const usedOne = new Set<number>()
  const usedOther = new Set<number>()
  const pairs: (FoodPair & { row: number })[] = []
  for (const { row, column, likeness } of candidates) {
    const [here, there] = [one[row], other[column]]
    if (!here || !there || usedOne.has(row) || usedOther.has(column)) continue
    usedOne.add(row)
    usedOther.add(column)
    pairs.push({ row, one: here, other: there, likeness })
  }
  return {
    pairs: pairs.sort((a, b) => a.row - b.row).map(({ row: _, ...pair }) => pair),
    onlyOne: one.filter((_, at) => !usedOne.has(at)),
    onlyOther: other.filter((_, at) => !usedOther.has(at)),
  }
}

type Place = { row: number; column: number }

/** The same from both sides. */
function byPlace(a: Place, b: Place): number {
  return (
    Math.abs(a.row - a.column) - Math.abs(b.row - b.column) ||
    Math.min(a.row, a.column) - Math.min(b.row, b.column) ||
    a.row + a.column - (b.row + b.column)
  )
}

/** For each line, how many of its food are of more than it: the same however many people it is for. */
function ranksOf(foods: readonly ComparedFood[]): number[] {
  return foods.map(
    ({ ingredient, amount }, at) =>
      foods.filter((other, place) => {
        if (!ingredient || other.ingredient !== ingredient) return false
        const more = (other.amount?.value ?? 0) - (amount?.value ?? 0)
        return more > 0 || (more === 0 && place < at)
      }).length,
  )
}

function likenessOf(one: ComparedFood, other: ComparedFood): number {
  if (one.line === other.line) return 1
  if (one.ingredient && other.ingredient) return likenessOfKnown(one.ingredient, other.ingredient)
  const shared = one.words.filter((word) => other.words.includes(word)).length
  const likeness = (2 * shared) / Math.max(1, one.words.length + other.words.length)
  return likeness >= 0.5 ? likeness : 0
}

/** The same food, a kind of it ('flour' and 'plain flour'), or one that a shopper takes for the other. */
function likenessOfKnown(one: Ingredient, other: Ingredient): number {
  if (one === other) return 1
  if ((one.boughtAs ?? one) === (other.boughtAs ?? other)) return 0.95
  const isKind = isKindOf(one, other) || isKindOf(other, one)
  // 'Sauce' leaves open whether it is the barbecue sauce.
  if (isKind && (one.vague || other.vague)) return 0.8
  const isNear = isKind || plainName(one) === plainName(other)
  return isNear && hasSameFacts(one, other) ? 0.9 : 0
}

/** 'Frozen blueberry' is a blueberry, and 'dried basil' no basil. */
function plainName({ name }: Ingredient): string {
  const words = toKey(name).split(' ')
  return words.filter((word) => !PLAIN_WORDS.has(word)).join(' ') || name
}

/** Vegan butter is sold as a kind of butter; it is another food to whoever eats it. */
function hasSameFacts(one: Ingredient, other: Ingredient): boolean {
  const [here, there] = [sureFactsOf(one), sureFactsOf(other)]
  return here.size === there.size && [...here].every((fact) => there.has(fact))
}

function sureFactsOf(ingredient: Ingredient): ReadonlySet<string> {
  return new Set([...factsOf(ingredient)].flatMap(([fact, { sure }]) => (sure ? [fact] : [])))
}
