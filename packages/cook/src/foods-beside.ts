import type { Cookbook, Dish, NamedDish } from '@potluck/cookbook'
import { parseIngredientLine } from '@potluck/kitchen'
import {
  findFoodNames,
  type Ingredient,
  identify,
  kindsOf,
  type Token,
} from '@potluck/kitchen/knowledge'
import type { Span, Words } from './reading/words.ts'

/** A food that is named beside a dish. */
type Food = { typed: string; ingredient: Ingredient; span: Span }

/** Foods that are named outside of the spans in `taken`. */
export function foodsBeside(tokens: readonly Token[], taken: readonly Span[]): Food[] {
  const free = tokens.map(({ word }, at) =>
    taken.some(({ start, end }) => start <= at && at < end) ? '#' : word,
  )
  return findFoodNames(free).map(({ from, to, ingredient }) => ({
    ingredient,
    span: { start: from, end: to },
    typed: tokens
      .slice(from, to)
      .map(({ typed }) => typed)
      .join(' '),
  }))
}

/**
 * Finds a dish whose name includes the other foods as well: pork chops with mustard sauce for 'pork chops with
 * mustard'. Undefined if the dish has them all, or if there is no such dish.
 */
export function withMore(
  main: NamedDish,
  foods: readonly Food[],
  { tokens }: Words,
  book: Cookbook,
): Dish | undefined {
  const lacking = foods.filter((food) => !isIn(main.dish, food))
  if (lacking.length === 0) return undefined
  const words = [main, ...lacking.map(({ span }) => span)].flatMap(({ start, end }) =>
    tokens.slice(start, end).map(({ word }) => word),
  )
  return book.findByWords(words).find(({ kind, course }) => {
    return course === main.dish.course || kind === main.dish.kind
  })
}

/** Whether a dish has a food: the word is in its texts, or a line is a food of that kind (chickpeas for beans). */
export function isIn({ lines, title }: Dish, { typed, ingredient }: Food): boolean {
  const last =
    typed
      .split(' ')
      .at(-1)
      ?.replace(/(?:e?s)$/, '') ?? typed
  const texts = [title, ...lines.map(({ text }) => text)].map((text) => text.toLowerCase())
  // 'Cream sauce' is met by cream.
  const made = typed.replace(/ sauce$/, '')
  if (texts.some((text) => text.includes(made))) return true
  if (!typed.includes(' ') && texts.some((text) => new RegExp(`\\b${last}(?:e?s)?\\b`).test(text)))
    return true
  return lines.some(({ text }) => {
    const foods = identify(parseIngredientLine(text).name).flat()
    return foods.some(({ ingredient: listed }) => listed && isOfKind(listed, ingredient))
  })
}

function isOfKind(listed: Ingredient, asked: Ingredient): boolean {
  return listed === asked || kindsOf(listed).has(asked)
}
