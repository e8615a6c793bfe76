import { findAmounts } from '../measures/find-amounts.ts'
import { type Replacement, replaceAll } from '../measures/replacement.ts'
import { toNearestPart } from '../measures/rounding.ts'
import { formatQuantity } from '../quantities/format-quantity.ts'
import { type Quantity, scaleQuantity } from '../quantities/quantity.ts'
import { toPlural, toSingular } from '../text/plural.ts'
import { parseServings } from '../times/parse-servings.ts'
import { UNITS } from '../units/units.ts'

/**
 * The servings of a scaled recipe, in its own words: '4 people' → '6 people', 'Makes 12 cookies' →
 * 'Makes 24 cookies'. Text without a number is unchanged.
 */
export function scaleServings(servings: string, factor: number): string {
  if (!Number.isFinite(factor) || factor <= 0 || !parseServings(servings).ok) return servings
  const counts = findAmounts(servings).filter(
    ({ unit, start, end }) =>
      (unit === undefined || UNITS[unit].dimension === 'count') &&
      !/^ ?(?:(?:per|each)\b|[x×%])/i.test(servings.slice(end)) &&
      !/\b(?:per|each) $/i.test(servings.slice(0, start)),
  )
  return replaceAll(
    servings,
    counts.flatMap(({ start, end, unitWord, quantity }): Replacement[] => {
      const figureEnd = end - unitWord.length
      const scaled = round(scaleQuantity(quantity, factor))
      const spaced = /\s$/.test(servings.slice(start, figureEnd)) ? ' ' : ''
      // '2 20 cm cakes' would read as one number.
      const times = /^ ?\d/.test(servings.slice(figureEnd)) ? ' ×' : ''
      const noun = nounAt(servings, unitWord === '' ? end : figureEnd, quantity, scaled)
      return [
        { start, end: figureEnd, text: `${formatQuantity(scaled)}${times}${spaced}` },
        ...noun,
      ]
    }),
  )
}

function round({ min, max, approximate }: Quantity): Quantity {
  const roundOne = (amount: number) =>
    Math.max(0.25, toNearestPart(amount, amount < 1 ? [1, 2, 3, 4] : amount < 3 ? [2] : [1]))
  return { min: roundOne(min), max: roundOne(max), approximate }
}

/** The noun after the number, singular or plural: '1 loaf', '2 loaves'. */
function nounAt(text: string, from: number, before: Quantity, after: Quantity): Replacement[] {
  const [said, space = '', noun] = /^(\s*)(\p{L}{3,})/u.exec(text.slice(from)) ?? []
  if (!said || !noun || before.max > 1 === after.max > 1) return []
  const start = from + space.length
  const plain = noun.toLowerCase()
  const changed =
    after.max > 1
      ? plain === 'person'
        ? 'people'
        : toPlural(noun)
      : plain === 'people'
        ? 'person'
        : toSingular(noun)
  return [{ start, end: start + noun.length, text: changed }]
}
