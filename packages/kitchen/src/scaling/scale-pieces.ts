import type { Replacement } from '../measures/replacement.ts'
import { formatQuantity } from '../quantities/format-quantity.ts'
import { parseQuantity } from '../quantities/parse-quantity.ts'
import { exactly } from '../quantities/quantity.ts'

/** Said behind a figure that is still the one of the written amounts. */
export const UNSCALED = ' (for the original amount)'

/**
 * How many pieces a step makes of what grows with the recipe ('divide the dough into 8', 'cut the
 * cake into 12 slices'), for a factor: as many more where that is a whole number and the pieces are
 * of the whole, else marked. What is done to each ('cut each tortilla into 6 wedges'), halves and
 * sizes are left alone, which is said by a replacement with itself.
 */
export function findPieces(text: string, factor: number): Replacement[] {
  return [...text.matchAll(PIECES)].flatMap((found) => {
    const { verb = '', object = '', figure = '', noun = '' } = found.groups ?? {}
    const before = parseQuantity(figure)?.quantity
    // What is made without a name of ours ('make 8 hollows') is counted elsewhere, or no piece.
    if (!before || (/^make$/i.test(verb) && noun.trim() === '')) return []
    const end = found.index + found[0].length
    const start = end - noun.length - figure.length
    const replaceBy = (words: string) => [{ start, end, text: words }]
    const part = partOf(verb, object, noun)
    const isAlone = before.max < 2 || isOfEach(text, found.index) || part === 'item'
    if (isAlone) return replaceBy(figure + noun)
    const [min, max] = [before.min * factor, before.max * factor]
    const isSure = part === 'whole' && isWhole(min) && isWhole(max) && max >= 2
    if (isSure) return replaceBy(formatQuantity({ ...before, min, max }) + noun)
    return replaceBy(figure + noun + UNSCALED)
  })
}

/** 'Divide the dough into 8 equal pieces', 'shape 6 patties', 'cut into 12'. */
const PIECES =
  /\b(?<verb>divide|portion|split|separate|shape|form|roll|mou?ld|make|cut|slice|chop|break)(?: (?<object>(?!in(?:to)?\b)[\p{L}'’ -]{1,40}?))?(?: (?:out |up )?(?:into|between|among|amongst|to make))? (?<figure>(?:about |roughly )?(?:\d{1,3}(?: ?[-–] ?\d{1,3})?|two|three|four|five|six|seven|eight|nine|ten|twelve))(?<noun>(?![\d.,/:]*\d|[ -]?(?:cm|mm|inch|inches|in|g|kg|oz|lb|ml|°|minutes?|hours?|seconds?|tbsp|tsp|cups?|tablespoons?|teaspoons?)\b|[ -]?["”″×%]| ?x ?\d)(?: (?:equal|even|equally sized|same-sized|small|large|thick|thin|generous|individual))*(?: (?:pieces?|portions?|parts?|balls?|patties|burgers|rounds?|rolls?|slices|squares|bars|wedges|logs?|discs?|fingers|triangles|servings|meatballs|cookies|biscuits|scones|dumplings|fritters|cakes|rectangles|strips|chunks|cubes|plates|bowls|glasses|tins|pans|moulds|trays|loaves|buns|sausages|nuggets|falafel|koftas|kofte|croquettes))?)/giu

type Part = 'whole' | 'item' | 'unknown'

/** Whether the pieces are of what grows with the recipe, of each single thing, or nobody can tell. */
function partOf(verb: string, object: string, noun: string): Part {
  if (/\b(?:tins|pans|moulds|trays)\b/i.test(noun)) return 'unknown'
  if (/\b(?:plates|bowls|glasses|servings)\b/i.test(noun)) return 'whole'
  if (OF_THE_WHOLE.test(object)) return 'whole'
  const isCut = /^(?:cut|slice|chop|break|split|separate)$/i.test(verb)
  if (!isCut) return 'whole'
  if (/\b(?:bars|servings|portions|squares)\b/i.test(noun)) return 'whole'
  return object.trim() === '' || /^(?:it|them)$/i.test(object.trim()) ? 'unknown' : 'item'
}

const OF_THE_WHOLE =
  /\b(?:dough|pastry|mixture|mix|batter|mince|meat|filling|cakes?|brownies?|bars?|loaf|tart|pie|pizza|quiche|slab|traybake|fudge|shortbread|flapjacks?|lasagne|frittata|omelette|gratin)\b/i

/** 'Cut each tortilla into 6', 'for each pizza'. */
function isOfEach(text: string, at: number): boolean {
  const sentence = /^[^.;!?\n]*/.exec(text.slice(at))?.[0] ?? ''
  const lead = /[^.;!?\n]*$/.exec(text.slice(0, at))?.[0] ?? ''
  return /\b(?:each|every|per)\b(?! (?:about|the size|weighing|roughly|\d))/i.test(
    lead + sentence.replace(/\b\d+ ?g each\b/i, ''),
  )
}

const isWhole = (count: number) => Math.abs(count - Math.round(count)) < 0.01

/**
 * 'Another tablespoon' and '2 more cups' as figures that can be scaled ('another 1 tablespoon', 'more
 * 2 cups'), and what was said of them put back.
 */
export function withCountedMore(text: string): string {
  return text
    .replace(ANOTHER, 'another 1 $1')
    .replace(MORE, (_, figure: string, unit: string) => `more ${figure} ${unit}`)
}

/** `text` in the words of the step; what is still the written amount is marked. */
export function withSaidMore(text: string, said: string): string {
  const counted = [...said.matchAll(COUNTED)].map(([amount]) => amount)
  let at = -1
  return text.replace(COUNTED, (amount, word: string, figure: string, unit: string) => {
    at += 1
    const spoken = sayMore(word, figure, unit)
    return amount === counted[at] ? `${spoken}${UNSCALED}` : spoken
  })
}

function sayMore(word: string, figure: string, unit: string): string {
  if (word.toLowerCase() === 'more') return `${figure} more ${unit}`
  return figure === formatQuantity(exactly(1)) ? `${word} ${unit}` : `${word} ${figure} ${unit}`
}

const UNIT = '(?:tablespoons?|teaspoons?|tbsp|tsp|cups?|ounces?|oz|pounds?|lb|grams?|g|ml)'
const FIGURE = '(?:\\d+(?:[.,]\\d+)?(?: ?[½⅓⅔¼¾⅛])?|[½⅓⅔¼¾⅛]|two|three|four|five|six)'
const ANOTHER = new RegExp(`\\banother (${UNIT})\\b`, 'gi')
const MORE = new RegExp(`\\b(${FIGURE}) more (${UNIT})\\b`, 'gi')
const COUNTED = new RegExp(`\\b(another|more) (${FIGURE}) (${UNIT})\\b`, 'gi')
