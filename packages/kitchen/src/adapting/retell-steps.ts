import { capitalize } from '../compose/words/join.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { isKindOf } from '../lexicon/lexicon.ts'
import { toKey } from '../text/tokens.ts'
import { agreeing } from './agreeing.ts'
import { isAnEgg } from './egg-use.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'
import { findSwap } from './find-swap.ts'
import { type DishLine, isOfMachine, isOneOf, LOAVES } from './read-dish.ts'
import { sayWithWhat } from './say-with-what.ts'
import type { Swap } from './swap.ts'
import { toSentences } from './take-out.ts'
import { withoutCutting } from './without-cutting.ts'
import { withoutEggWork } from './without-egg-work.ts'
import { withoutFleshCues } from './without-flesh-cues.ts'

/**
 * The steps with every mention of what was replaced told anew, and no other word: what a step calls 'the
 * cheese' is the line that it means. What has to be done before, or minded, is said where it is used first.
 */
export function retellSteps(
  steps: readonly string[],
  lines: readonly DishLine[],
  swaps: readonly Swap[],
): string[] {
  const byLine = new Map(swaps.map((swap) => [swap.line, swap]))
  const gone = lines.flatMap(({ text, foods }) => (byLine.has(text) ? foods : []))
  const retold = steps.map((step) => {
    const used = new Set<Swap>()
    const plain = sayWithWhat(step, gone)
    const text = retell(plain, (span) => {
      const swap = findSwap(span, plain, lines, byLine)
      if (swap) used.add(swap)
      return swap
    })
    const named = tellOf(nameAfterNew(text, lines, byLine), [...used])
    const alone = toSentences(named).filter((one) => !COMPARES.test(one))
    const spoken = alone.length > 0 ? alone.join(' ') : named
    return { text: swaps.reduce((left, swap) => swap.inEveryStep?.(left) ?? left, spoken), used }
  })
  const told = retold.map(({ text }, at) => {
    const said = swaps.flatMap((swap) => (findPlace(swap, retold) === at ? (swap.mind ?? []) : []))
    return said.length > 0 ? beforeServing(text, [...new Set(said)]) : text.trim()
  })
  const prepared = swaps.flatMap(({ prepare }) => prepare ?? [])
  const opening = told[0]?.trim().endsWith(':') ? 1 : 0
  return told.toSpliced(opening, 0, ...new Set(prepared)).filter((step) => step !== '')
}

/** 'The white melts, and the dark is chewier' of what is one chocolate now. */
const COMPARES = /^The (\p{L}[\p{L} -]*?) [^.]*\b(?:and|while|but|whereas) the \1 [^.]*\.?$/iu

/** What has to be minded is said before the sentence that serves. */
function beforeServing(text: string, said: readonly string[]): string {
  const sentences = toSentences(text)
  const serves = sentences.findIndex((one, at) => at > 0 && SERVES.test(one))
  const before = (serves < 0 ? sentences : sentences.slice(0, serves)).join(' ').trim()
  const whole = /[\p{L}\d)]$/u.test(before) ? `${before}.` : before
  const after = serves < 0 ? [] : sentences.slice(serves)
  return [whole, ...said, ...after].filter((one) => one !== '').join(' ')
}

const SERVES =
  /^(?:serve|enjoy|garnish|top|plate|dish up|sprinkle|if desired|transfer (?:it )?to (?:a )?(?:plate|serving))\b/i

type Retold = { text: string; used: ReadonlySet<Swap> }

/** The step that says what has to be minded: the first that takes it, of what has to be cooked through the last; none where nothing cooks. */
function findPlace(swap: Swap, steps: readonly Retold[]): number {
  const taken = steps.findIndex(({ used }) => used.has(swap))
  const cooked = steps.findIndex(({ text, used }) => used.has(swap) && COOKS.test(text))
  // What is fried in oil of its own is so where it is fried, and not where it is cut.
  const first = swap.wasFlesh && cooked >= 0 ? cooked : taken
  const whole = steps.findIndex(({ text }) => ALL_TOGETHER.test(text))
  if (!swap.isCookedThrough) return first >= 0 ? first : Math.max(whole, 0)
  const last = steps.findLastIndex(({ text, used }) => used.has(swap) && COOKS.test(text))
  const any = steps.findLastIndex(({ text }) => COOKS.test(text))
  if (any < first) return -1
  return last < 0 ? any : last
}

/** Nothing of it is named where all goes in at once. */
const ALL_TOGETHER =
  /\ball (?:of )?(?:the |your )?(?:\p{L}+ )?ingredients\b|\beverything\b|\bdough\b/iu

const COOKS = /\b(?:cook|simmer|fry|bake|roast|broil(?!er)|boil|stew|grill|brown|braise|saut[eé])/i

/** A step in which what was used is another thing: no counting of what is poured, no signs of flesh that is gone. */
function tellOf(text: string, used: readonly Swap[]): string {
  const isCounted = used.every(({ keepsAmounts }) => keepsAmounts)
  const uncracked = isCounted ? text : withoutEggWork(text.replace(CRACK_AND, likeVerb))
  const isMixed = used.some(({ prepare }) => prepare)
  const isOfEgg = used.some(({ lines: [line = ''] }) =>
    /\b(?:aquafaba|vegan egg|tofu|vegan mayonnaise)\b/i.test(line),
  )
  const poured =
    isMixed || (!isCounted && isOfEgg) ? uncracked.replace(ONE_BY_ONE, ' bit by bit') : uncracked
  const uncut = used.reduce((left, { lines: [line = ''] }) => {
    const { name } = parseIngredientLine(line)
    return POURED.test(name) ? withoutCutting(left, name.toLowerCase()) : left
  }, poured)
  const wasFlesh = used.some((swap) => swap.wasFlesh)
  return wasFlesh ? withoutFleshCues(uncut.replace(RENDERED, '2 tbsp oil')) : uncut
}

const POURED = /\b(?:oil|juice|stock|broth|sauce|syrup|milk|water|aminos)$/i

/** 'The chicken marinade' of what is tofu now. */
function nameAfterNew(
  text: string,
  lines: readonly DishLine[],
  byLine: ReadonlyMap<string, Swap>,
): string {
  let told = text
  for (const line of lines) {
    const swap = byLine.get(line.text)
    if (!swap?.wasFlesh) continue
    for (const food of line.foods)
      for (const word of food.name.split(' ').filter((one) => one.length > 3))
        told = told.replace(
          new RegExp(`\\b${word}(?= ${AFTER_IT}\\b)`, 'gi'),
          swap.call(word, food),
        )
  }
  return told
}

const AFTER_IT = '(?:marinade|mixture|filling|mix|pieces|strips|cubes|side)'

/** 'Crack and put in the eggs'. */
const CRACK_AND = /\bcrack (?:open )?and (\p{L})/giu

function likeVerb(said: string, next: string): string {
  return /^\p{Lu}/u.test(said) ? next.toUpperCase() : next
}

/** 'Add the eggs one at a time'. */
const ONE_BY_ONE = / (?:one|1) (?:at a time|by one|after another)\b/gi

/** What only meat gives off. */
const RENDERED =
  /\b(?:the |its )?(?:bacon|chicken|beef|duck|pork|sausage) (?:fat|grease|drippings)\b/gi

/** Whether a span is a food by this name, as `toKey` writes it. */
export function namesFood({ said, promised }: FoodSpan, name: string): boolean {
  return !promised && toKey(said) === toKey(name)
}

/** A text in which a food of this name is called otherwise. */
export function retellFood(text: string, name: string, label: string): string {
  const swap: Swap = {
    line: '',
    lines: [],
    call: () => label,
    keepsAmounts: true,
    name,
    reason: '',
    note: '',
  }
  return retell(text, (span) => (namesFood(span, name) ? swap : undefined))
}

/** A text with the foods that `swapOf` answers for told anew. */
export function retell(text: string, swapOf: (span: FoodSpan) => Swap | undefined): string {
  let told = ''
  let from = 0
  let last: { label: string; end: number; food: Ingredient; opens: boolean } | undefined
  for (const span of findFoodSpans(text)) {
    const isKept = span.promised || isOfMachine(text.slice(span.end))
    const swap = isKept ? undefined : swapOf(span)
    if (!swap) continue
    const between = text.slice(from, span.start)
    const label = swap.call(span.said, span.ingredient)
    // Two cheeses that one stands in for are named once.
    const isTwice =
      last?.label === label && last.end === from && /^(?:|,| and| or|,? &|\/)\s*$/.test(between)
    // 'Beaten egg yolks', read as two foods, are one: the last word says what.
    const isOne = last?.end === from && /^\s+$/.test(between) && areKin(last.food, span.ingredient)
    if (!isTwice && last && isOne) {
      told = told.slice(0, -last.label.length) + (last.opens ? capitalize(label) : label)
    } else if (!isTwice) {
      const { before, name } = placed(told + between, span, swap, label)
      told = before + name
    }
    from = span.end + (isDrink(span) ? (SPIKED.exec(text.slice(span.end))?.[0].length ?? 0) : 0)
    last = { label, end: from, food: span.ingredient, opens: /^\p{Lu}/u.test(span.said) }
    const { length, told: verb } = agreeing(span.said, label, text.slice(from))
    told += verb
    from += length
  }
  return (told + text.slice(from))
    .replace(SAME, '$1')
    .replace(SAME_TWICE, '$1')
    .replace(SAME_CUT, '$1')
    .replace(SAME_IN_BRACKETS, '$1')
}

function isDrink({ ingredient }: FoodSpan): boolean {
  return ingredient.aisle === 'wine-beer-and-spirits'
}

/** 'Rum (optional to spike)': what stands in for it spikes nothing. */
const SPIKED = /^ \((?:optional(?:ly)?,? )?(?:to|for) spik(?:e|ing)[^()]*\)/i

function areKin(one: Ingredient, other: Ingredient): boolean {
  const isBread = isOneOf(one, LOAVES) && other.name === 'bread'
  return isBread || isKindOf(one, other) || isKindOf(other, one) || [one, other].every(isAnEgg)
}

/** Oil neither melts nor creams. */
function forOil(verb: string): string {
  const told = verb.toLowerCase() === 'melt' ? 'heat' : 'beat'
  return /^\p{Lu}/u.test(verb) ? capitalize(told) : told
}

/** 'Butter or lard' of which only lard is left. */
const SAME = /\b(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}) or \1\b/giu

/** 'The smoked tofu and smoked tofu' of two meats that one stands in for. */
const SAME_TWICE = /\b(\p{L}[\p{L}-]* \p{L}[\p{L}-]*)(?: and|,) (?:the )?\1\b/giu

/** 'Grated fennel or crushed and sliced fennel' where one stands in for both. */
const SAME_CUT = /(?<=\p{L}ed )(\p{L}[\p{L}-]*) or (?:\p{L}+ed(?:,? and|,)? )+\1\b/giu

/** 'Oat cream (or oat cream)'. */
const SAME_IN_BRACKETS = /\b(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,3}) \((?:or |and )?\1\)/giu

/** The name in its place: with the article it takes, a capital where a sentence opens, and no amount that is gone. */
function placed(told: string, span: FoodSpan, swap: Swap, label: string) {
  // A saint gives his name to one cheese alone.
  const before = told.replace(/\bSt\. \p{Lu}\p{L}+ $/u, '')
  const whole = swap.keepsAmounts ? before : withoutAmount(before)
  const put = swap.keepsAmounts
    ? whole
    : whole.replace(
        /\b(c)rack (?:open )?((?:all )?(?:of )?(?:the |your )?)$/i,
        (_found, c: string, which: string) => `${c === 'C' ? 'P' : 'p'}ut ${which}`,
      )
  const open = /oil$/.test(label)
    ? whole.replace(
        /\b(melt|cream) ((?:the )?)$/i,
        (_found, verb: string, the: string) => `${forOil(verb)} ${the}`,
      )
    : put
  if (/\b(?:each|every|per) $/i.test(open) && UNCOUNTED.test(label))
    return { before: open, name: `piece of ${label}` }
  const opens = open.trim() === '' || /[.!?:]\s+$/.test(open)
  const isLoud = span.said.length > 3 && span.said === span.said.toUpperCase()
  const called = opens && /^\p{Lu}/u.test(span.said) ? capitalize(label) : label
  const name = isLoud ? label.toUpperCase() : called
  const article = /\b(an?) $/i.exec(open)?.[1]
  if (article === undefined) return { before: open, name }
  const isVowel = /^(?:[aeio]|u(?!ni|se))/i.test(name)
  const fitting = isVowel ? 'an' : 'a'
  const written = article.startsWith('A') ? capitalize(fitting) : fitting
  return { before: `${open.slice(0, -article.length - 1)}${written} `, name }
}

/** Of tofu nobody has one. */
const UNCOUNTED = /(?:tofu|seitan|tempeh|jackfruit)$/i

/** 'Add 2 large' eggs becomes 'Add the': how much it is now, the list says. */
function withoutAmount(before: string): string {
  const found = AMOUNT.exec(before)
  if (!found) return before
  const isSentence = /(?:^|[.!?:]\s*)$/.test(before.slice(0, found.index))
  // 'The two' eggs are 'the'.
  if (/\b(?:the|your|all) $/i.test(before.slice(0, found.index)))
    return before.slice(0, found.index)
  return `${before.slice(0, found.index)}${isSentence ? 'The' : 'the'} `
}

const AMOUNT =
  /(?<![\p{L}\d])(?:(?:about |~ ?)?(?:(?:a )?half(?: an?| of an?)?|an?|one|two|three|four|five|six|eight|[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛\s./–-]*)\s*(?:(?:cups?|tbsp|tablespoons?|tsp|teaspoons?|g|kg|ml|l|oz|ounces?|lbs?|pounds?|sticks?|slices?|pieces?|cloves?|cans?)\b\.?\s*)?(?:of (?:the )?)?)(?:(?:whole|large|medium|small|beaten|more|other|fresh)\s+)*$/iu
