import { parseQuantity } from '../quantities/parse-quantity.ts'

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
    const found = toLength(match)
    const before = groups.at(-1)
    const last = before?.at(-1)
    if (!found) continue
    const isSame = last && last.unit !== found.unit && LINK.test(text.slice(last.end, found.start))
    if (isSame) before?.push(found)
    else groups.push([found])
  }
  return groups
}

const LINK = /^ ?(?:[/|=(]|or)? ?$/

const NUMBER = '(?:\\d{1,3}(?:[.,]\\d{1,2})?(?:[ -]?[½¼¾⅓⅔⅛⅜⅝⅞]|[ -]\\d/\\d)?|\\d/\\d|[½¼¾⅓⅔⅛⅜⅝⅞])'
// 'in' apart from its figure is a preposition.
const UNIT =
  '(?:[- ]?(?:inch(?:es)?|cms?|mm|centimet(?:re|er)s?|millimet(?:re|er)s?)(?![\\p{L}])|in\\b\\.?|["″”])'
const LENGTHS = new RegExp(
  `(?<![\\p{L}\\d.,½¼¾⅓⅔⅛]|\\d/)(${NUMBER})(?:${UNIT})?(?:( ?[x×] ?|[ -]by[ -]| ?[-–—] ?| to | or )(${NUMBER})(?:${UNIT})?(?: ?[x×] ?(${NUMBER}))?)?(${UNIT})`,
  'giu',
)

function toLength(match: RegExpExecArray): LengthFound | undefined {
  const [said, first, link, second, third, unit = ''] = match
  const values = [first, second, third].flatMap((text) =>
    text === undefined ? [] : (parseQuantity(text)?.quantity.max ?? []),
  )
  if (values.length === 0 || values.some((value) => value <= 0)) return
  const factor = /mm|milli/i.test(unit) ? 0.1 : /c/i.test(unit.replace(/inch/i, '')) ? 1 : 2.54
  const sides = link !== undefined && /[x×]|by/.test(link)
  return {
    start: match.index,
    end: match.index + said.length,
    centimetres: values.map((value) => value * factor),
    between: second === undefined ? '' : sides ? 'x' : '–',
    unit: factor === 2.54 ? 'inch' : 'cm',
  }
}
