import { toSentences } from '../../adapting/take-out.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { toPlural, toSingular } from '../../text/plural.ts'

/** 'Crack an egg', 'chop the onion' of a recipe that has six of them now: 'crack the 6 eggs', 'chop the onions'. */
export function withManyOfOne(
  step: string,
  before: readonly string[],
  after: readonly string[],
): string {
  const many = before.flatMap((line, at) => {
    const [had, has] = [line, after[at] ?? line].map(parseIngredientLine)
    const count = has?.quantity?.max
    const isOne = had?.quantity?.max === 1 && had.unit === undefined && !had.heading
    const isWhole = count !== undefined && count > 1 && Number.isInteger(count)
    const noun = toSingular(had?.name.toLowerCase().split(' ').at(-1) ?? '')
    return isOne && isWhole && noun.length > 2 ? [{ noun, count }] : []
  })
  if (many.length === 0) return step
  return toSentences(step)
    .map((sentence) => (OF_EACH.test(sentence) ? sentence : many.reduce(tellMany, sentence)))
    .join(' ')
}

/** 'Repeat with the second chicken', 'each chicken' of a recipe that has one left: 'the chicken'. */
export function withOneOfMany(
  step: string,
  before: readonly string[],
  after: readonly string[],
): string {
  const single = before.flatMap((line, at) => {
    const [had, has] = [line, after[at] ?? line].map(parseIngredientLine)
    const isOne = (has?.quantity?.max ?? 2) <= 1 && has?.unit === undefined
    const wasMany = (had?.quantity?.max ?? 1) > 1 && had?.unit === undefined && !had?.heading
    const noun = toSingular(had?.name.toLowerCase().split(' ').at(-1) ?? '')
    return isOne && wasMany && BIRD.test(noun) ? [noun] : []
  })
  return single.reduce((text, noun) => {
    const again = new RegExp(
      `^(?:then )?(?:repeat|do the same) (?:this )?(?:with|for) (?:the )?(?:second|other|remaining|next)(?: ${noun}s?)?[.!]?$`,
      'i',
    )
    const kept = toSentences(text).filter((sentence) => !again.test(sentence.trim()))
    return kept
      .join(' ')
      .replace(new RegExp(`\\b(?:each|every|both)(?: of the)? ${noun}s?\\b`, 'gi'), `the ${noun}`)
      .replace(new RegExp(`\\bthe(?: two)? ${toPlural(noun)}\\b`, 'gi'), `the ${noun}`)
  }, step)
}

const BIRD = /^(?:chicken|turkey|duck|goose|capon)$/

function tellMany(sentence: string, { noun, count }: { noun: string; count: number }): string {
  const plural = toPlural(noun)
  return sentence
    .replace(
      new RegExp(
        `\\b(?:an?|one|1) ((?:large |small |medium |whole |chopped |sliced )?)${noun}\\b${ENDS}`,
        'gi',
      ),
      (_found, size: string) => `the ${count} ${size}${plural}`,
    )
    .replace(
      new RegExp(`\\b(the (?:large |small |whole )?)${noun}\\b${ENDS}`, 'gi'),
      (_found, opening: string) => `${opening}${plural}`,
    )
}

/** No other noun and no verb follows: 'the egg mixture', 'the onion is soft'. */
const ENDS =
  '(?=[.,;)]|$| (?:and|in|into|to|with|until|for|from|on|onto|over|at the|together|again|finely|thinly)\\b)'
const OF_EACH = /\b(?:each|every|per|another|at a time|one by one)\b/i
