import { joinWords } from '../compose/words/join.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { isKindOf } from '../lexicon/lexicon.ts'
import { toKey } from '../text/tokens.ts'
import type { FoodSpan } from './find-foods.ts'
import { type DishLine, findLineOf, isOneOf } from './read-dish.ts'
import type { Swap } from './swap.ts'

/** What takes the place of a food that a text names; undefined where its line stays as it is. */
export function findSwap(
  span: FoodSpan,
  text: string,
  lines: readonly DishLine[],
  byLine: ReadonlyMap<string, Swap>,
): Swap | undefined {
  const several = findGroup(span, lines, byLine)
  if (several) return several
  if (isStillThere(span, lines, byLine)) return undefined
  const swap = byLine.get((findLineOf(span, text, lines) ?? lineSaying(span, lines))?.text ?? '')
  if (swap?.isAside) return undefined
  // No icing is made of honey.
  const isPowder = /^powdered sugar$/.test(span.ingredient.name)
  if (isPowder && swap?.lines.some((line) => /\b(?:honey|syrup)\b/.test(line))) return undefined
  const last = toKey(span.said).split(' ').at(-1)
  const isOther = swap?.foods?.every(
    (food) =>
      !isKindOf(food, span.ingredient) &&
      !isKindOf(span.ingredient, food) &&
      toKey(food.name).split(' ').at(-1) !== last,
  )
  return isOther ? undefined : swap
}

/** 'The bouillon' of a bouillon cube: the one line that has the word. */
function lineSaying({ said, figure }: FoodSpan, lines: readonly DishLine[]): DishLine | undefined {
  if (figure || said.length < LEAST_SAID) return undefined
  const found = lines.filter(({ line }) =>
    ` ${line.name.toLowerCase()} `.includes(` ${said.toLowerCase()} `),
  )
  return found.length === 1 ? found[0] : undefined
}

const LEAST_SAID = 5

/** 'The meat' where several meats were listed, and all of them went. */
function findGroup(
  { ingredient, figure }: FoodSpan,
  lines: readonly DishLine[],
  byLine: ReadonlyMap<string, Swap>,
): Swap | undefined {
  const isKind = ({ foods }: DishLine) =>
    foods.some((food) => food !== ingredient && isKindOf(food, ingredient))
  // 'That extra dairy' is no food to take out of a carton.
  if (figure || ingredient.vague || lines.some(({ foods }) => foods.includes(ingredient)))
    return undefined
  const all = lines.filter(isKind)
  const swaps = all.flatMap(({ text }) => byLine.get(text) ?? [])
  const main = all.filter(
    ({ foods, line }) => !line.optional && !foods.some((food) => isOneOf(food, CURED)),
  )
  const mains = (main.length > 0 ? main : all)
    .flatMap(({ text }) => byLine.get(text) ?? [])
    .filter(({ isAside }) => !isAside)
  const [first, ...others] = mains
  if (!first || others.length === 0 || swaps.length < all.length) return undefined
  return {
    ...first,
    call: (said, food) =>
      joinWords([...new Set(mains.map((swap) => swap.call(said, food)))].slice(0, MOST_NAMED)),
  }
}

/** 'The meat' of beef and of pancetta that went: the beef is one still. */
function isStillThere(
  { ingredient }: FoodSpan,
  lines: readonly DishLine[],
  byLine: ReadonlyMap<string, Swap>,
): boolean {
  if (ingredient.vague || lines.some(({ foods }) => foods.includes(ingredient))) return false
  const isKind = (food: Ingredient) => food !== ingredient && isKindOf(food, ingredient)
  const all = lines.filter(({ foods }) => foods.some(isKind))
  return all.length > 1 && all.some(({ text, line }) => !byLine.has(text) && !line.optional)
}

/** Meats that only season a pot. */
const CURED = ['bacon', 'pancetta', 'lardon', 'ham', 'cured meat']
const MOST_NAMED = 3
