import type { Cookbook, Dish } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import { PROTEIN } from '../in-place-of-main.ts'

/** Dishes that are called with any meat or fish between the words of their name. */
const OPEN: ReadonlySet<Dish['kind']> = new Set([
  'braise',
  'curry',
  'noodles',
  'pasta',
  'stew',
  'stir-fry',
])

/**
 * A dish's name with a meat, a fish or tofu between its words, as the dish with that: 'Thai green prawn curry' is
 * Thai green curry with prawns. A name that the book has as it was typed stays.
 */
export function withNamesWhole(text: string, book: Cookbook): string {
  const tokens = toTokens(text)
  const words = tokens.map(({ word }) => word)
  const at = words.findIndex((word) => PROTEIN.test(word))
  const food = tokens[at]?.typed
  if (at < 1 || food === undefined) return text
  const isNamedSo = book.findNamed(words).some(({ start, end }) => start < at && at < end)
  const whole = book.findNamed(words.toSpliced(at, 1)).find(({ dish, start, end }) => {
    return start < at && at < end && OPEN.has(dish.kind)
  })
  if (isNamedSo || !whole) return text
  const typed = tokens.map((token) => token.typed).toSpliced(at, 1)
  return typed.toSpliced(whole.end, 0, 'with', food).join(' ')
}
