import { parseQuantity } from '../quantities/parse-quantity.ts'
import { SAID_AGAIN } from './said-again.ts'

/** Lengths in a text, in cm: one, the ends of a range, or the sides of a pan. */
export type LengthFound = {
  start: number
  end: number
  centimetres: readonly number[]
  /** What stands between them: 'x' between sides, '–' in a range, '' where there is one. */
  between: 'x' | '–' | ''
  unit: 'inch' | 'cm'
}

/**
 * The lengths of a text: '20 cm', '5mm', '1-inch', '9x13-inch', '2 to 3 inches'. Those that say the
 * same in several units ('23cm/9in') stand in one group.
 */
export function findLengths(text: string): LengthFound[][] {
  const groups: LengthFound[][] = []
  for (const match of text.matchAll(LENGTHS)) {
    const found = toLengths(match)
    const [first] = found
    const last = groups.at(-1)?.at(-1)
    if (!first) continue
    const isSame =
      last && last.unit !== first.unit && SAID_AGAIN.test(text.slice(last.end, first.start))
    if (isSame) groups.at(-1)?.push(...found)
    else groups.push(found)
  }
  return groups
}

const NUMBER =
  '(?:\\d{1,3}(?:[.,]\\d{1,2})?(?:[ -]?[½¼¾⅓⅔⅛⅜⅝⅞]|[ -]\\d/\\d)?|\\d/\\d|[½¼¾⅓⅔⅛⅜⅝⅞]|half(?: an?)?(?= ?-?inch))'
// 'in' apart from its figure is a preposition, but in brackets.
const UNIT =
  '(?:[- ]?(?:inch(?:es)?|cms?|mm|centimet(?:re|er)s?|millimet(?:re|er)s?)(?![\\p{L}])|in\\b\\.?| in(?=\\))|["″”])'
const LENGTHS = new RegExp(
  `(?<![\\p{L}\\d.,½¼¾⅓⅔⅛]|\\d/)(${NUMBER})(${UNIT})?(?:( ?[x×] ?|[ -]by[ -]| ?[-–—] ?| to | or )(${NUMBER})(?:${UNIT})?(?: ?[x×] ?(${NUMBER}))?)?(${UNIT})`,
  'giu',
)

function toLengths(match: RegExpExecArray): LengthFound[] {
  const [said, first = '', firstUnit, link = '', second, third, lastUnit = ''] = match
  const start = match.index
  const end = start + said.length
  const unit = unitOf(lastUnit)
  if (second !== undefined && firstUnit && unitOf(firstUnit) !== unit) {
    // '2 cm or ¾ inch' says one length twice.
    const split = start + first.length + firstUnit.length
    const after = { start: split + link.length, end, between: '' as const, unit }
    const before = { start, end: split, between: '' as const, unit: unitOf(firstUnit) }
    return [
      { ...before, centimetres: toCentimetres([first], firstUnit) },
      { ...after, centimetres: toCentimetres([second], lastUnit) },
    ].filter(isLength)
  }
  const sides = [first, second, third].flatMap((side) => side ?? [])
  const together = /[x×]|by/.test(link) ? 'x' : '–'
  const between = second === undefined ? '' : together
  return [
    { start, end, centimetres: toCentimetres(sides, lastUnit), between, unit } as const,
  ].filter(isLength)
}

const unitOf = (written: string): LengthFound['unit'] =>
  /^[- ]?(?:c|m)/i.test(written) ? 'cm' : 'inch'

function toCentimetres(figures: readonly string[], unit: string): number[] {
  const metric = /mm|milli/i.test(unit) ? 0.1 : 1
  const factor = unitOf(unit) === 'cm' ? metric : 2.54
  return figures.flatMap((text) => {
    const amount = parseQuantity(text)?.quantity.max
    return amount === undefined ? [] : [amount * factor]
  })
}

function isLength({ centimetres }: LengthFound): boolean {
  return centimetres.length > 0 && centimetres.every((value) => value > 0)
}
