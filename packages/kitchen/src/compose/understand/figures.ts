import type { Token } from '../../text/tokens.ts'

/** With more servings, pans, ovens and times are no longer those of a home. */
export const MOST_SERVINGS = 100

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
}

const EATERS =
  /^(?:people|person|serving|portion|guest|adult|friend|eater|kid|child|of us|of u|diner|mouth|colleague|student|bowl|plate|helping)$/
/** What a recipe makes one of: two of them are twice as much, and no people. */
const MADE = /^(?:loaf|loave|cake|batch|tray|tin|pan|pie|tart|pizza|jar|baguette)$/
const MINUTES = /^(?:min|minute|m)$/
const HOURS = /^(?:hour|hr|h)$/

/** The number of servings: 'for two', 'for 4 to 6' (the larger), 'serves 6', 'for me'. */
export function readServings(tokens: readonly Token[]): number | undefined {
  const words = tokens.map(({ word }) => word)
  const counts = words.map(toEaters)
  const at = counts.findIndex((count, index) => count !== undefined && isEaters(words, index))
  if (at >= 0) return counts[at]
  const text = ` ${words.join(' ')} `
  if (/ (?:for|just) (?:me|one|myself)(?: only)? /.test(text)) return 1
  if (/ (?:date night|for u both|for a couple|my partner and me) /.test(text)) return 2
  if (/ family of four | for (?:the|my|a) (?:whole )?family /.test(text)) return 4
  if (/ (?:crowd|party|potluck) /.test(text)) return 8
  return undefined
}

function toEaters(word: string): number | undefined {
  const count = toNumber(word)
  return count !== undefined && Number.isInteger(count) && count >= 1 ? count : undefined
}

/** Whether the number at an index counts people; of a range the last one does. */
function isEaters(words: readonly string[], index: number): boolean {
  const [next = '', after = ''] = words.slice(index + 1)
  if (MINUTES.test(next) || HOURS.test(next) || MADE.test(next) || isMeasure(next)) return false
  if (/^(?:to|or)$/.test(next) && toNumber(after) !== undefined) return false
  if (EATERS.test(next) || (next === 'of' && /^us?$/.test(after))) return true
  const isRange =
    /^(?:to|or)$/.test(words[index - 1] ?? '') && toNumber(words[index - 2] ?? '') !== undefined
  const first = isRange ? index - 2 : index
  const [before = '', earlier = ''] = [words[first - 1], words[first - 2]]
  if (/^(?:for|serve|serving|feed|feeding)$/.test(before)) return true
  return before === 'of' && /^(?:party|crowd|family|table)$/.test(earlier)
}

/** How many of what a recipe makes one of are wanted: 'for 2 loaves', 'two cakes'. */
export function readMade(tokens: readonly Token[]): number | undefined {
  const words = tokens.map(({ word }) => word)
  const counts = words.map(toEaters)
  const at = counts.findIndex(
    (count, index) => count !== undefined && count > 1 && MADE.test(words[index + 1] ?? ''),
  )
  return at < 0 ? undefined : counts[at]
}

/**
 * The longest time in minutes: 'in 20 minutes', 'half an hour', 'under 1 hour', 'an hour and a
 * half'.
 */
export function readMaxMinutes(tokens: readonly Token[]): number | undefined {
  const text = tokens.map(({ word }) => word).join(' ')
  const limits = Array.from(text.matchAll(DURATION), ({ groups = {} }) => toMinutes(groups))
  const read = limits.filter((minutes) => minutes > 0)
  return read.length === 0 ? undefined : Math.max(5, Math.round(Math.min(...read)))
}

const FIGURE = `\\d+(?:[.,]\\d+)?|an?|${Object.keys(NUMBERS).join('|')}`
const DURATION = new RegExp(
  [
    '\\b(?<half>half (?:an )?hour|½ (?:an )?(?:hour|h))\\b',
    '\\b(?<three>three )?(?<quarter>quarter (?:of an )?hour)\\b',
    `\\b(?<hours>${FIGURE})(?<more> ½| and a half)? (?:hour|hr|h)\\b(?:(?<after> and a half)|(?: and)? (?<rest>${FIGURE}) (?:minute|min|m)\\b)?`,
    `\\b(?<minutes>${FIGURE}) (?:minute|min|m)\\b`,
  ].join('|'),
  'g',
)

function toMinutes(said: Record<string, string | undefined>): number {
  if (said.half !== undefined) return 30
  if (said.quarter !== undefined) return said.three === undefined ? 15 : 45
  if (said.minutes !== undefined) return toCount(said.minutes)
  const half = said.more ?? said.after
  return toCount(said.hours) * 60 + (half === undefined ? 0 : 30) + toCount(said.rest)
}

function toCount(word: string | undefined): number {
  if (word === undefined) return 0
  return /^an?$/.test(word) ? 1 : (toNumber(word) ?? 0)
}

/** A number in letters or digits. */
export function toNumber(word: string): number | undefined {
  if (/^\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(',', '.'))
  return NUMBERS[word]
}

function isMeasure(word: string): boolean {
  return /^(?:g|gram|kg|kilo|ml|l|liter|litre|oz|ounce|lb|pound|cup|tbsp|tsp|tablespoon|teaspoon|can|tin|clove|slice|egg|c|f|degree|ingredient|day|week|dollar|euro)$/.test(
    word,
  )
}
