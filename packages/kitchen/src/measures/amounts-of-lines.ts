import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { toKey } from '../text/tokens.ts'
import { findUnit } from '../units/find-unit.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import { type AmountFound, findAmounts } from './find-amounts.ts'

/** An amount in a step that belongs to a listed ingredient. */
export type AmountOfLine = AmountFound & {
  line: IngredientLine
  /** The word that names the ingredient: 'eggs' of '2 eggs'. */
  word: { start: number; end: number }
}

/**
 * The amounts of a step that belong to a listed ingredient: 'add 200 g of the flour', '2 tbsp oil',
 * 'the butter (50 g)'. Amounts for each of several ('1 tbsp yogurt each') are excluded.
 */
export function findAmountsOfLines(text: string, lines: readonly IngredientLine[]): AmountOfLine[] {
  const listed = lines
    .filter(({ heading }) => !heading)
    .map((line) => ({ line, words: wordsOf(line.name) }))
  return findAmounts(text).flatMap((amount) => {
    const named = findFood(text, amount, listed)
    const isOwn = named && !isForEach(text, amount) && fits(text, amount, named.line)
    return isOwn ? [{ ...amount, ...named }] : []
  })
}

type Listed = { line: IngredientLine; words: ReadonlySet<string> }

function wordsOf(name: string): ReadonlySet<string> {
  return new Set(
    toKey(name)
      .split(' ')
      .filter((word) => word.length > 2 && !DESCRIBES.has(word)),
  )
}

/** Words in names that do not identify a food. */
const DESCRIBES: ReadonlySet<string> = new Set(
  'and for the fresh dried large small medium ground chopped sliced whole plain white black red green yellow brown dark light hot cold warm low fat free extra virgin unsalted salted purpose'.split(
    ' ',
  ),
)

const PACKAGE = /^(?:can|tin|jar|packet|package|pack|bag|bottle|box|carton|tub|block|loaf)s?\b/i

type Named = Pick<AmountOfLine, 'line' | 'word'>

/** A bare number counts pieces, which does not fit a food listed by weight; '400 g cans' are cans. */
function fits(text: string, amount: AmountFound, line: IngredientLine): boolean {
  const { unit, foodStart } = amount
  const isMeasured = unit !== undefined && UNITS[unit].dimension !== 'count'
  if (isMeasured) return !PACKAGE.test(text.slice(foodStart, foodStart + 20))
  if (unit !== undefined) return true
  if (isShare(text, amount)) return false
  return line.unit === undefined || UNITS[line.unit].dimension === 'count'
}

/** 'Half the flour', '⅓ of the dough' are shares; 'half an onion' is an amount. */
function isShare(text: string, { quantity, start, foodStart }: AmountFound): boolean {
  if (quantity.max >= 1) return false
  const figure = text.slice(start, foodStart)
  return /^\p{L}/u.test(figure) ? !/\ban? $/i.test(figure) : /^of\b/i.test(text.slice(foodStart))
}

function findFood(text: string, amount: AmountFound, listed: readonly Listed[]): Named | undefined {
  const after = PHRASE.exec(text.slice(amount.foodStart, amount.foodStart + 80))?.[0] ?? ''
  const behind = findLast(after, amount.foodStart, listed)
  if (behind) return behind
  // 'The butter (50 g)'.
  const before = /(?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+ \($/u.exec(text.slice(0, amount.start))
  const isBracket = before !== null && /^\s*[),;/]/.test(text.slice(amount.end))
  return isBracket ? findLast(before[0].slice(0, -2), before.index, listed) : undefined
}

/** The words up to the end of the name: punctuation, a preposition, a number. */
const PHRASE =
  /^(?:(?:of|the|your|that|this|remaining|reserved|rest|more|extra|additional|other) )*(?:(?!(?:and|or|with|in|into|to|until|over|for|from|on|at|then|plus|but|if|while|as|per|each|is|are|one|two|at|by|cut|of|the|a|an|you|your|can|will|that|which|before|after|when|it|them|all|both|main|parts?|ways?|times?|sides?)\b)[\p{L}'’-]+ ?){0,6}/iu

/**
 * The listed food at the end of the words, ignoring its state: 'the flour', 'oil first', 'eggs
 * beaten'.
 */
function findLast(phrase: string, offset: number, listed: readonly Listed[]): Named | undefined {
  const words = [...phrase.matchAll(/[\p{L}'’-]+/gu)]
  for (let last = words.length - 1; last >= 0; last--) {
    const word = words[last]
    if (!word) return
    const key = toKey(word[0]).split(' ').at(-1) ?? ''
    const before = words.slice(0, last).map(([said]) => toKey(said))
    const candidates = listed.filter(({ words: named }) => named.has(key))
    const [best] = candidates.sort((a, b) => shared(b, before) - shared(a, before))
    const start = offset + word.index
    const end = start + word[0].length
    if (best) return { line: best.line, word: { start, end } }
    const unit = findUnit(word[0])
    const counted = unit && findCounted(before, unit, listed)
    if (counted) return { line: counted.line, word: { start, end } }
    if (!ADVERB.test(word[0])) return
  }
  return
}

/** '2 garlic cloves' of '4 cloves garlic'. */
function findCounted(
  before: readonly string[],
  unit: UnitId,
  listed: readonly Listed[],
): Listed | undefined {
  const food = before.at(-1) ?? ''
  return listed.find(({ line, words }) => line.unit === unit && words.has(food))
}

const shared = ({ words }: Listed, said: readonly string[]) =>
  said.filter((word) => words.has(word)).length

const ADVERB = /^(?:\w+ly|\w+ed|beaten|first|again|back|aside|together|through|total)$/i

/** 'With 1 tbsp yogurt each', 'for each pancake pour in 3 tbsp', 'one at a time'. */
export function isForEach(text: string, { start, end }: AmountFound): boolean {
  const sentenceStart = Math.max(
    ...['.', '!', '?', ';', '\n'].map((stop) => lastStop(text, stop, start)),
  )
  const lead = text.slice(sentenceStart, start)
  if (ONE_BY_ONE.test(text) || OF_ONE.test(lead)) return true
  if (/^\s*(?:for|per|to|on|in|over|top) (?:each|every)\b/i.test(lead)) return true
  const clauseStart = sentenceStart + lead.search(/[^,]*$/)
  const clause = text.slice(clauseStart, end) + (/^[^.,;!?\n]*/.exec(text.slice(end))?.[0] ?? '')
  return DISTRIBUTES.test(clause)
}

/** A step that describes how one piece is made, and how many. */
const ONE_BY_ONE = /\bMake \d+\.$|\bgo on until all\b/
/** 'Flatten each ball in the palm, fill it with …'. */
const OF_ONE = /\beach (?:ball|disk|round|piece)\b.* it\b/i

/** A full stop or comma between digits belongs to the number. */
function lastStop(text: string, stop: string, before: number): number {
  const at = text.lastIndexOf(stop === '.' ? '. ' : stop, before - 1)
  return at < 0 ? 0 : at + 1
}

// 'Two tortillas at a time', but not 'the 3 eggs one at a time'.
const DISTRIBUTES =
  /\b(?:each(?! (?:side|other|addition))|per|apiece|every(?! (?:side|few|\d))|(?<!\b(?:one|two) )at (?:a|one) time)\b/i
