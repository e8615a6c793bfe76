import { parseQuantity } from '../quantities/parse-quantity.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { readUnit } from '../units/find-unit.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import { findDurations } from './find-durations.ts'
import { findLengths } from './find-lengths.ts'
import { findTemperatures } from './find-temperatures.ts'
import { overlapsAny } from './replacement.ts'

/** An amount in a text: '200 g', '2 tablespoons', the '2' of '2 eggs'. */
export type AmountFound = {
  start: number
  end: number
  quantity: Quantity
  unit?: UnitId
  /** The unit as it is written there. */
  unitWord: string
  /** Where the name of what is measured starts. */
  foodStart: number
}

/** Longer than any step; the rest is not read. */
const MAX_LENGTH = 4000

/** The amounts in a text, without times, temperatures, lengths and the numbers of steps. */
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
  /(?<![\p{L}\d.,/°½⅓⅔¼¾⅛-])(?<!\b(?:step|steps|part|no\.?|number|gas|mark|page|speed|level|minute or|second or|hour or) )(?:\d|[½⅓⅔¼¾⅛⅜⅝⅞]|(?:an?|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/giu

function readAmountAt(text: string, start: number): AmountFound | undefined {
  const ahead = text.slice(start, start + 80)
  const amount = parseQuantity(ahead)
  if (!amount || amount.quantity.max <= 0) return
  const { quantity, rest } = amount
  // '400-g', '½ a cup'.
  const link = LINK.exec(rest)?.[0] ?? ''
  const unit = readUnit(rest.slice(link.length))
  const isMeasured = unit && UNITS[unit.unit].dimension !== 'length'
  const figure = ahead.slice(0, ahead.length - rest.length)
  if (isMeasured) return withUnit({ start, quantity, figure: figure + link }, ahead, unit)
  // 'A' and 'an' are numbers only before a unit.
  if ((/^an? /i.test(ahead) && quantity.max === 1) || rest.startsWith('-')) return
  const end = start + figure.trimEnd().length
  return { start, end, quantity, unitWord: '', foodStart: start + figure.length }
}

const LINK = /^(?:-(?=\p{L})|an? (?=\p{L}))/u

function withUnit(
  { start, quantity, figure }: { start: number; quantity: Quantity; figure: string },
  ahead: string,
  { unit, rest }: { unit: UnitId; rest: string },
): AmountFound | undefined {
  const said = ahead.slice(figure.length, ahead.length - rest.length)
  // 'A cup' without 'of' is a vessel, 'a serving plate' is a plate.
  const isVessel = unit === 'cup' || UNITS[unit].dimension === 'count'
  if (isVessel && /^an? \p{L}+\.?$/iu.test(`${figure}${said}`.trim())) return
  const unitWord = said.replace(/(?:\s+of\b)?\s*$/i, '').replace(endsSentence(rest), '')
  const end = start + figure.length + unitWord.length
  return { start, end, quantity, unit, unitWord, foodStart: start + ahead.length - rest.length }
}

/** The full stop behind a unit, where a sentence ends with it. */
function endsSentence(rest: string): RegExp {
  return /^(?:\p{Lu}|$)/u.test(rest) ? /\.$/ : /(?!)/
}
