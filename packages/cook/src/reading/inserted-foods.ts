import type { Cookbook, Dish } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import { PROTEIN } from '../in-place-of-main.ts'

/** Kinds of dishes whose names may have any meat or fish between their words. */
const OPEN: ReadonlySet<Dish['kind']> = new Set([
  'braise',
  'curry',
  'noodles',
  'pasta',
  'stew',
  'stir-fry',
])

/**
 * Moves a meat, fish or tofu that stands inside a dish's name behind it: 'Thai green prawn curry' is Thai green curry
 * with prawns. A name that the book has as typed stays as it is.
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
