import { findUnit } from '../../units/find-unit.ts'
import { FOOD_VERBS, isFoodVerb, isLeftOut } from './food-verbs.ts'
import { findKin } from './kin.ts'
import { FOODS, isForm, isFormWord, type Listed, PARTS } from './listed.ts'
import type { Mention } from './mention.ts'
import { pepperMeant, plainPepper } from './pepper.ts'
import { isMany, isStop, type StepWord } from './step-words.ts'

/** The lines of the list that a step mentions, in order. */
export function findMentions(words: readonly StepWord[], list: readonly Listed[]): Mention[] {
  return words.flatMap((_, at) => {
    if (isFoodVerb(words, at) || isLeftOut(words, at)) return []
    const named = findMention(words, at, list) ?? findSalted(words, at, list)
    if (named && !named.isWeak && !isMany(words, at)) return named
    const kin = findKin(words, at, list)
    return kin && !kin.isWeak ? kin : (named ?? kin ?? [])
  })
}

/** 'Salted water' takes a salt that nothing else does. */
function findSalted(
  words: readonly StepWord[],
  at: number,
  list: readonly Listed[],
): Mention | undefined {
  if (words[at]?.typed !== 'salted' || words[at + 1]?.word !== 'water') return
  const listed = list.filter(({ heads }) => heads.has('salt'))
  if (listed.length === 0) return
  return { at, from: at, listed, plain: listed, isWeak: true, isMany: false }
}

function findMention(
  words: readonly StepWord[],
  at: number,
  list: readonly Listed[],
): Mention | undefined {
  const joined = joinedWord(words, at, list)
  const word = joined ?? words[at]?.word ?? ''
  const named = list.filter((one) => one.words.has(word))
  if (named.length === 0 || isNoName(words, at, named) || isJuices(words[at], named)) return
  const from = phraseStart(words, at)
  const color = joinedColor(words, from)
  const before = words.slice(from, joined ? at - 1 : at).map((said) => said.word)
  const isHead = named.some(({ heads }) => heads.has(word))
  const listing = isHead ? [] : named.filter(({ heads }) => isJoined(words, at, heads))
  const candidates =
    listing.length > 0
      ? listing
      : candidatesFor(named, word, color ? before.filter((one) => !COLORS.has(one)) : before)
  const near = byPiece(closest(candidates, words, { at, from }), words[at + 1]?.word)
  const listed = pepperMeant(words, at, near)
  if (listed.length === 0) return
  const isPiece = PIECES.has(word) && !listed.some(({ heads }) => heads.has(word))
  // The tomatoes are rarely the tomato paste.
  const isForForm =
    !STANDS_ALONE.has(word) && listed.every((one) => isForm(one) && !one.heads.has(word))
  const isWeak =
    isPiece ||
    isCompound(before, listed, list) ||
    isFormAlone(word, before, listed) ||
    isForForm ||
    MADE.has(words[at + 1]?.word ?? '')
  const plain = plainPepper(listed) ?? plainest(listed, [...before, word, color ?? ''])
  return { at, from, listed, plain, isWeak, isMany: isMany(words, at) }
}

/** 'Bread crumbs' of a list with breadcrumbs. */
function joinedWord(
  words: readonly StepWord[],
  at: number,
  list: readonly Listed[],
): string | undefined {
  const former = words[at - 1]?.word
  if (former === undefined) return
  const joined = `${former}${words[at]?.word ?? ''}`
  return list.some((one) => one.words.has(joined)) ? joined : undefined
}

/** What runs out of meat is not the juice of the list. */
const isJuices = (said: StepWord | undefined, named: readonly Listed[]): boolean =>
  said?.typed === 'juices' && !named.some(({ line }) => /juices/i.test(line.raw))

/** 'Lime leaves' of a list that has limes too, 'onion rings' beside onion in pieces. */
function byPiece(listed: readonly Listed[], next: string | undefined): readonly Listed[] {
  const same = listed.filter(({ said }) => next !== undefined && PARTS.has(next) && said.has(next))
  return same.length > 0 ? same : listed
}

/** 'Saffron butter', 'onion oil': made of another line. */
function isCompound(
  before: readonly string[],
  listed: readonly Listed[],
  list: readonly Listed[],
): boolean {
  return before.some(
    (word) =>
      !FOOD_VERBS.test(word) &&
      !listed.some(({ said }) => said.has(word)) &&
      list.some(({ words }) => words.has(word)),
  )
}

/** 'The paste' and 'the seeds' are rarely those of the list, but what was made or is left. */
const isFormAlone = (word: string, before: readonly string[], listed: readonly Listed[]): boolean =>
  OFTEN_MADE.has(word) &&
  listed.every(({ words }) => words.size > 1 && !before.some((other) => words.has(other)))

const OFTEN_MADE: ReadonlySet<string> = new Set(
  'sauce paste dressing water syrup powder seed juice dough pastry soup spread puree marinade'.split(
    ' ',
  ),
)

/** Those that share most words with the phrase; of 'green and red peppers' both. */
function closest(
  candidates: readonly Listed[],
  words: readonly StepWord[],
  { at, from }: { at: number; from: number },
): Listed[] {
  // 'Rind of parmesan'.
  const start = words[from - 1]?.word === 'of' ? Math.max(0, from - 2) : from
  // '150 ml water' shares nothing with a line of millilitres.
  const before = words.flatMap(({ word }, place) =>
    place >= start && place < at && findUnit(word) === undefined ? [word] : [],
  )
  const shared = ({ said }: Listed) => before.filter((other) => said.has(other)).length
  const most = Math.max(...candidates.map(shared))
  const color = joinedColor(words, from)
  return candidates.filter((one) => shared(one) === most || (color && one.said.has(color)))
}

/** The 'green' of 'green and red peppers'. */
function joinedColor(words: readonly StepWord[], from: number): string | undefined {
  const color = words[from - 1]?.word === 'and' ? words[from - 2]?.word : undefined
  return color !== undefined && COLORS.has(color) ? color : undefined
}

/** 'Coriander and cumin seeds' are coriander seeds too. */
function isJoined(words: readonly StepWord[], at: number, heads: ReadonlySet<string>): boolean {
  const [link, , head] = words.slice(at + 1, at + 4).map(({ word }) => word)
  return /^(?:and|or|,)$/.test(link ?? '') && heads.has(head ?? '')
}

/** The lines whose food the word is; else those it describes, as 'chicken' does thighs. */
function candidatesFor(
  named: readonly Listed[],
  word: string,
  before: readonly string[],
): Listed[] {
  const same = named.filter((listed) => isSameKind(listed, word, before))
  const headed = same.filter(({ heads }) => heads.has(word))
  if (headed.length > 0) return headed
  if (SAYS_OF_WHAT.has(word)) return []
  const whole = same.filter((one) => !isForm(one) || STANDS_ALONE.has(word))
  if (whole.length > 0) return whole
  return NAMES_A_KIND.has(word) ? same.filter(({ heads }) => heads.has('seed')) : same
}

/** Salt is not the salt pork, butter not the butter lettuce. */
const SAYS_OF_WHAT: ReadonlySet<string> = new Set(['salt', 'butter'])

/** In 'baking powder' and 'vegetable stock' they only say which. */
const NAMES_A_KIND: ReadonlySet<string> = new Set(
  'baking vegetable olive rice sesame cooking spring frying fish'.split(' '),
)

/** 'Vanilla' for its extract, 'soy' for its sauce. */
const STANDS_ALONE: ReadonlySet<string> = new Set(
  'lemon lime vanilla soy bicarbonate tabasco worcestershire chili chilli cocoa dijon parmesan feta mozzarella cheddar gruyere ricotta mascarpone macaroni lasagna bell cayenne kidney bouillon hoisin oyster teriyaki phyllo filo panko tahini miso gochujang garam curry maple'.split(
    ' ',
  ),
)

function isNoName(words: readonly StepWord[], at: number, named: readonly Listed[]): boolean {
  const [former, word = '', next = ''] = [words[at - 1], words[at]?.word, words[at + 1]?.word]
  const isOf = (other: string) => named.some((listed) => listed.words.has(other))
  // The 'tomato' of 'tomato paste' only leads up to it, the 'belly' of 'pork belly' is the pork.
  if (isOf(next) && !PARTS.has(next)) return true
  if (PARTS.has(word) && isOf(former?.word ?? '')) return true
  // 'Wash the capers from salt.'
  if (former?.word === 'from' && /^(?:salt|oil|brine|fat)$/.test(word)) return true
  return /^(?:its|their)$/.test(former?.typed ?? '') && RUNS_OUT.has(word)
}

/** What comes out of a food while it cooks: 'the apples with their juice'. */
const RUNS_OUT: ReadonlySet<string> = new Set(
  'juice water fat liquid oil skin leaf milk'.split(' '),
)

/** Pieces of whatever it is. */
const PIECES: ReadonlySet<string> = new Set(
  'slice piece cube chunk strip ring half leaf stick sheet wedge clove head tip'.split(' '),
)

/** What is made of a food, or for it: 'the onion mixture' takes no onion. */
const MADE: ReadonlySet<string> = new Set(
  'mixture mix batter dough sauce filling topping glaze syrup cream puree paste water base custard salad soup crust layer stew marinade wash powder press cooker masher bath mass side oil butter vinegar mashed glazed crusted stuffed filled flavored flavoured based coated infused'.split(
    ' ',
  ),
)

/** Where the words begin that describe a food. */
function phraseStart(words: readonly StepWord[], at: number): number {
  let from = at
  while (from > 0 && at - from < 4) {
    const { word = '.', typed = '' } = words[from - 1] ?? {}
    // 'Onions garlic' are two, for what describes stands in the singular.
    if (isStop(word) || ENDS_PHRASE.test(word) || typed === `${word}s`) break
    // 'Cream butter and sugar' is no kind of butter.
    if (isFoodVerb(words, from - 1)) break
    from -= 1
  }
  return from
}

const ENDS_PHRASE =
  /^(?:before|after|until|when|while|adding|as|is|are|and|or|with|in|into|to|the|a|an|of|for|from|on|onto|over|at|then|plus|but|your|its|thi|this|that|these|all|each|any|some|more|it|them|half|&|\d.*)$/

/** 'Spring onion' is no onion, 'coconut milk' no milk and 'garlic powder' not any powder. */
function isSameKind({ said, words }: Listed, word: string, before: readonly string[]): boolean {
  // Where the list only says 'oil' any will do.
  if (word === 'oil' && !said.has('olive') && words.size === 1) return true
  const isAnother = (other: string) =>
    OF_ANOTHER_KIND.has(other) || (isFormWord(word) && FOODS.has(other))
  return before.every((other) => said.has(other) || other === word || !isAnother(other))
}

/** Before a food's name they make another food of it. */
const OF_ANOTHER_KIND: ReadonlySet<string> = new Set(
  'spring bell baking drinking sour sweet condensed evaporated powdered icing caster self goat cottage bay rose club'.split(
    ' ',
  ),
)

/** 'Milk' is rather the milk than the evaporated milk. */
function plainest(listed: readonly Listed[], phrase: readonly string[]): Listed[] {
  const unsaid = ({ said, words }: Listed) =>
    [...said].filter((word) => (words.has(word) || COLORS.has(word)) && !phrase.includes(word))
      .length
  const least = Math.min(...listed.map(unsaid))
  return listed.filter((one) => unsaid(one) === least)
}

const COLORS: ReadonlySet<string> = new Set(
  'brown white dark light red green black yellow'.split(' '),
)
