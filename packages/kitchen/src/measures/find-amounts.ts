import { parseQuantity } from '../quantities/parse-quantity.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { readUnit } from '../units/find-unit.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import { findDurations } from './find-durations.ts'
import { findLengths } from './find-lengths.ts'
import { findTemperatures } from './find-temperatures.ts'
import { overlapsAny } from './replacement.ts'

/** An amount of something in a text: '200 g', '2 tablespoons', the '2' of '2 eggs'. */
export type AmountFound = {
  start: number
  end: number
  quantity: Quantity
  unit?: UnitId
  /** The unit as it is written there. */
  unitWord: string
  /** Where the words begin that say what it is an amount of. */
  foodStart: number
}

/** No step of a recipe is read further. */
const MAX_LENGTH = 4000

/** The amounts of a text. Times, temperatures, lengths and the numbers of steps are none. */
export function findAmounts(text: string): AmountFound[] {
  const read = text.slice(0, MAX_LENGTH)
  const others = [
    ...findDurations(read),
    ...findTemperatures(read).flat(),
    ...findLengths(read).flat(),
  ]
  const found: AmountFound[] = []
  for (const { index } of read.matchAll(START)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const amount = readAmountAt(read, index)
    if (amount && !overlapsAny(amount, others)) found.push(amount)
  }
  return found
}

const START =
  /(?<![\p{L}\d.,/°½⅓⅔¼¾⅛-])(?<!\b(?:step|steps|part|no\.?|number|gas|mark|page|speed|level) )(?:\d|[½⅓⅔¼¾⅛⅜⅝⅞]|(?:an?|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/giu

function readAmountAt(text: string, start: number): AmountFound | undefined {
  const ahead = text.slice(start, start + 80)
  const amount = parseQuantity(ahead)
  if (!amount || amount.quantity.max <= 0) return
  const after = ahead.length - amount.rest.length
  const hyphen = /^-(?=\p{L})/u.exec(amount.rest)?.[0].length ?? 0
  const unit = readUnit(amount.rest.slice(hyphen))
  if (!unit || UNITS[unit.unit].dimension === 'length')
    // 'A' and 'an' before anything but a unit are no figure.
    return (/^an? /i.test(ahead) && amount.quantity.max === 1) || hyphen > 0
      ? undefined
      : {
          start,
          end: start + ahead.slice(0, after).trimEnd().length,
          quantity: amount.quantity,
          unitWord: '',
          foodStart: start + after,
        }
  const foodStart = start + ahead.length - unit.rest.length
  const said = ahead.slice(after + hyphen, ahead.length - unit.rest.length)
  // 'A cup' without 'of' is a vessel.
  if (unit.unit === 'cup' && /^an? \p{L}+\.?$/iu.test(ahead.slice(0, after + said.length).trim()))
    return
  const unitWord = said.replace(/(?:\s+of\b)?\s*$/i, '').replace(endsSentence(unit.rest), '')
  return {
    start,
    end: start + after + hyphen + unitWord.length,
    quantity: amount.quantity,
    unit: unit.unit,
    unitWord,
    foodStart,
  }
}

/** The full stop behind a unit, where a sentence ends with it. */
function endsSentence(rest: string): RegExp {
  return /^(?:\p{Lu}|$)/u.test(rest) ? /\.$/ : /(?!)/
}
