import { COUNT, countOf } from './said-counts.ts'

/**
 * Shares that a step gives to each of its pieces, '1/4 of the onions' on each of four, for another number of
 * pieces. A share of a dish in two goes, '½ of the sauce', stays.
 * @param pieces how many pieces or servings there were
 */
export function scaleShares(text: string, pieces: readonly number[], factor: number): string {
  if (!FOR_EACH.test(text)) return text
  return text.replace(SHARE, (said, digits?: string, share?: string, half?: string) => {
    const word = share ?? half
    const before = digits === undefined ? WORDS[word?.toLowerCase() ?? ''] : Number(digits)
    if (before === undefined || !pieces.includes(before)) return said
    const after = Math.max(1, Math.round(before * factor))
    if (after === before) return said
    return after === 1 ? 'all of the' : `1/${after} of the`
  })
}

/** How many pieces steps shape: 'form into 4 patties'. */
export function findPieces(steps: readonly string[]): number[] {
  return steps.flatMap((step) =>
    [...step.matchAll(SHAPED)].map((found) => countOf(found.groups?.count ?? '')),
  )
}

const FOR_EACH = /\b(?:each|every|per|assemble|this way)\b/i
const SHARE =
  /\b(?:(?:1\/(\d{1,2})|(?:an?|one)[ -](third|quarter|fourth|sixth|eighth)) of the|(half)(?: of)? the)\b/gi
const WORDS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  sixth: 6,
  eighth: 8,
}
const SHAPED = new RegExp(
  `\\b(?:form|shape|divide|make|cut|split|roll)\\b[^.]{0,40}?\\b(?<count>${COUNT}) (?:\\p{L}+ )?(?:patties|pieces|portions|balls|rolls|rounds|burgers|sandwiches|wraps|squares|parcels)\\b`,
  'giu',
)
