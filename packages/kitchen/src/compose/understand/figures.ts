import type { Token } from '../../text/tokens.ts'

/** More than this, and pans, ovens and times are no longer a home cook's. */
export const MOST_SERVINGS = 20

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
}

const EATERS =
  /^(?:people|person|serving|portion|guest|adult|friend|eater|kid|child|of us|of u|diner)$/
const MINUTES = /^(?:min|minute|m)$/
const HOURS = /^(?:hour|hr|h)$/

/** How many it should serve: 'for two', '4 servings', 'serves 6', 'for me'. */
export function readServings(tokens: readonly Token[]): number | undefined {
  const words = tokens.map(({ word }) => word)
  const text = ` ${words.join(' ')} `
  for (const [index, word] of words.entries()) {
    const count = toNumber(word)
    if (count === undefined || !Number.isInteger(count) || count < 1) continue
    const next = words[index + 1] ?? ''
    const before = words[index - 1] ?? ''
    if (MINUTES.test(next) || HOURS.test(next) || isMeasure(next)) continue
    if (EATERS.test(next) || (next === 'of' && /^us?$/.test(words[index + 2] ?? ''))) return count
    if (/^(?:for|serve|serving|feed)$/.test(before)) return count
    if (before === 'of' && /^(?:party|crowd|family|table)$/.test(words[index - 2] ?? ''))
      return count
  }
  if (/ (?:for|just) (?:me|one|myself)(?: only)? /.test(text)) return 1
  if (/ (?:date night|for u both|for a couple|my partner and me) /.test(text)) return 2
  if (/ family of four | for (?:the|my|a) (?:whole )?family /.test(text)) return 4
  if (/ (?:crowd|party|potluck) /.test(text)) return 8
  return undefined
}

/** The longest it may take, in minutes: 'in 20 minutes', 'half an hour', 'under 1 hour'. */
export function readMaxMinutes(tokens: readonly Token[]): number | undefined {
  const words = tokens.map(({ word }) => word)
  const text = ` ${words.join(' ')} `
  const limits: number[] = []
  if (/ quarter of an hour | quarter hour /.test(text)) limits.push(15)
  else if (/ half an hour | half hour /.test(text)) limits.push(30)
  else if (/ (?:an|one) hour and a half /.test(text)) limits.push(90)
  else if (/ (?:in|within|under|than|max|maximum) (?:an|one) hour /.test(text)) limits.push(60)
  for (const [index, word] of words.entries()) {
    const figure = toNumber(word)
    const next = words[index + 1] ?? ''
    if (figure === undefined || figure <= 0) continue
    if (MINUTES.test(next)) limits.push(figure)
    if (HOURS.test(next) && !/ half an hour /.test(text)) limits.push(figure * 60)
  }
  return limits.length === 0 ? undefined : Math.max(5, Math.round(Math.min(...limits)))
}

/** A word for a number, in letters or digits. */
export function toNumber(word: string): number | undefined {
  if (/^\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(',', '.'))
  return NUMBERS[word]
}

function isMeasure(word: string): boolean {
  return /^(?:g|gram|kg|kilo|ml|l|liter|litre|oz|ounce|lb|pound|cup|tbsp|tsp|tablespoon|teaspoon|can|tin|clove|slice|egg|c|f|degree|ingredient|day|week|dollar|euro)$/.test(
    word,
  )
}
