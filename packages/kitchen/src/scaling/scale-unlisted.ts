import { isForEach } from '../measures/amounts-of-lines.ts'
import { type AmountFound, findAmounts } from '../measures/find-amounts.ts'
import type { Replacement } from '../measures/replacement.ts'
import { UNITS } from '../units/units.ts'
import { replaceAmount } from './replace-amount.ts'

/**
 * The liquids that a step measures though no line lists them, for a factor: the water of the pasta, what is
 * kept of it, 'boil it down to 2 l'. What each gets and the size of a vessel stay.
 */
export function findUnlisted(text: string, factor: number): Replacement[] {
  return findAmounts(text).flatMap((amount) =>
    (isLiquid(text, amount) || isBehindItsFood(text, amount)) && !isForEach(text, amount)
      ? replaceAmount(text, amount, factor, 'water')
      : [],
  )
}

function isLiquid(text: string, { unit, start, end, foodStart }: AmountFound): boolean {
  if (unit === undefined || UNITS[unit].dimension !== 'volume') return false
  if (OF_VESSEL.test(text.slice(0, start))) return false
  // '½ cup (120 ml) of oil' is oil by both measures.
  const behind = text.slice(foodStart, foodStart + 80).replace(/^\s*(?:\([^)]*\)|\))\s*/, '')
  const named = LIQUID.test(behind)
  return named || ((unit === 'l' || unit === 'ml') && ALONE.test(text.slice(end)))
}

/** 'Add black pepper 1 ml': all that a step measures, behind what it is of. */
function isBehindItsFood(text: string, { unit, start, end }: AmountFound): boolean {
  const isMeasured = unit !== undefined && UNITS[unit].dimension !== 'length'
  return isMeasured && /^[.\s]*$/.test(text.slice(end)) && ADDED.test(text.slice(0, start))
}

const ADDED = /^\W*(?:add|put|pour|mix|stir|sprinkle)(?: in)? (?:\p{L}+ ){1,4}$/iu

const OF_VESSEL = /\b(?:of|holds?|every|each|after each) (?:about )?$/i
const LIQUID =
  /^(?:of )?(?:(?:the|its|their|this|that|cold|cool|cooled|hot|warm|boiling|lukewarm|salted|reserved|more|starchy|thick|red|strained|cooking|poaching|soaking|pasta|noodle|pork|beef|chicken|clam|boiled) )*(?:water|liquids?|broth|stock|sauce|brine|fat|drippings?|oil|syrup|marinade|cream)\b/i
const ALONE = /^(?:[.,;]| (?:are |is |of it |of them )?left\b| and (?:coats|thick)| of it\b)/i
