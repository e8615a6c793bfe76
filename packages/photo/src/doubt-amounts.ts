import type { Word } from './recognised.ts'

/**
 * The data of tesseract has no fractions: '½', '¼' and '¾' come out as '%', '*', '1', '4', '14' or
 * letters, often with much confidence. What stands where an amount stands, and cannot be one there,
 * is as doubtful as it gets: a sign, letters for figures ('Ya cup'), or a figure that does not agree
 * with its unit ('4 cup' was '¼ cup'). A '1' that was '¼' before 'cup' agrees, and is not found.
 */
export function doubtAmounts(words: readonly Word[]): Word[] {
  return words.map((word, at) =>
    isOddAmount(word.text, words[at + 1]?.text, at === 0) ? { ...word, confidence: 0 } : word,
  )
}

function isOddAmount(text: string, next: string | undefined, isFirst: boolean): boolean {
  if (next === undefined) return false
  if (SIGN_FOR_FRACTION.test(text)) return !PERCENTAGE.test(text)
  const unit = next.replace(/[.,;:)]+$/, '')
  const isUnit = UNITS.test(unit)
  if (STROKES.test(text)) return isUnit || (isFirst && /\d/.test(text))
  if (!isUnit) return false
  const [, from, to = from] = RANGE.exec(text) ?? []
  if (from === undefined) return false
  if (to !== from && Number(from) >= Number(to)) return true
  return SPELT_OUT.test(unit) && Number(to) > 1 !== unit.endsWith('s')
}

/** '%', '1%', '(%*', '*"' */
const SIGN_FOR_FRACTION = /^\(?\d{0,3}[%*][%*"”']*(?:[-–]\d+)?$/
/** '70% chocolate': what is printed as parts of a hundred. */
const PERCENTAGE = /^\(?\d{2,3}%$/
/** 'Y2', 'Ya', 'V4', 'YZ', '1Y2': the strokes of a fraction as letters. */
const STROKES = /^(?:\d{1,2}[YVlI][\dazZ]?|[YV][\dazZ])$/
/** One figure or two; '4-1 teaspoon' was '¼-1 teaspoon'. */
const RANGE = /^(\d{1,2})(?:[-–](\d{1,2}))?$/
const UNITS =
  /^(?:cups?|teaspoons?|tablespoons?|tsps?|tbsps?|pounds?|lbs?|ounces?|oz|pints?|quarts?|inch|inches|EL|TL)$/i
/** Units that say whether there is more than one. */
const SPELT_OUT = /^(?:cup|teaspoon|tablespoon|pound|ounce|pint|quart)s?$/i
