import { findKin } from './kin.ts'
import { isForm, isFormWord, type Listed, PARTS } from './listed.ts'
import { pepperMeant } from './pepper.ts'
import { isStop, type StepWord } from './step-words.ts'

/** A word of a step that may mean a line of the list. */
export type Mention = {
  /** Its place among the words, and that of the first word which describes it. */
  at: number
  from: number
  /** The lines it may mean, the likeliest alike. */
  listed: readonly Listed[]
  /** Of those the ones whose names say nothing more than the step does. */
  plain: readonly Listed[]
  /** Only shares a word, or names what was made of it: counts for a line that nothing else names. */
  isWeak: boolean
}

/** What a step names of the list, in its order. */
export function findMentions(words: readonly StepWord[], list: readonly Listed[]): Mention[] {
  return words.flatMap((_, at) => {
    if (isDeed(words, at) || isLeftOut(words, at)) return []
    return findMention(words, at, list) ?? findKin(words, at, list) ?? []
  })
}

function findMention(
  words: readonly StepWord[],
  at: number,
  list: readonly Listed[],
): Mention | undefined {
  const word = words[at]?.word ?? ''
  const named = list.filter((one) => one.words.has(word))
  if (named.length === 0 || isNoName(words, at, named)) return
  const from = phraseStart(words, at)
  const color = joinedColor(words, from)
  const before = words.slice(from, at).map((said) => said.word)
  const isHead = named.some(({ heads }) => heads.has(word))
  const joined = isHead ? [] : named.filter(({ heads }) => isJoined(words, at, heads))
  const candidates =
    joined.length > 0
      ? joined
      : candidatesFor(named, word, color ? before.filter((one) => !COLORS.has(one)) : before)
  const listed = pepperMeant(words, at, closest(candidates, words, { at, from }))
  if (listed.length === 0) return
  const isPiece = PIECES.has(word) && !listed.some(({ heads }) => heads.has(word))
  // The tomatoes are rarely the tomato paste.
  const isForForm =
    !STANDS_ALONE.has(word) && listed.every((one) => isForm(one) && !one.heads.has(word))
  const isWeak =
    isPiece || isForForm || MADE.has(words[at + 1]?.word ?? '') || isCookingWater(words, at, listed)
  return { at, from, listed, plain: plainest(listed, [...before, word, color ?? '']), isWeak }
}

/** Those that share most words with the phrase; of 'green and red peppers' both. */
function closest(
  candidates: readonly Listed[],
  words: readonly StepWord[],
  { at, from }: { at: number; from: number },
): Listed[] {
  const before = words.slice(from, at).map(({ word }) => word)
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
  const whole = same.filter((one) => !isForm(one) || STANDS_ALONE.has(word))
  return whole.length > 0 || NAMES_A_KIND.has(word) ? whole : same
}

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
  'mixture mix batter dough sauce filling topping glaze syrup cream puree paste water base custard salad soup crust layer stew marinade wash powder press cooker masher bath mass side'.split(
    ' ',
  ),
)

/** What food is cooked in, and taken out of, is rarely the water of the list. */
function isCookingWater(
  words: readonly StepWord[],
  at: number,
  listed: readonly Listed[],
): boolean {
  if (words[at]?.word !== 'water' || words[at + 1]?.word === 'and') return false
  const [first = '', second = ''] = [words[at - 1]?.typed, words[at - 2]?.typed]
  const isListed = listed.some(({ line }) => line.raw.toLowerCase().includes(first))
  if (COOKING_WATER.test(first)) return !isListed
  // 'In the water', 'in water'; 'covered with water', but 'mixed with the water'.
  return first === 'with' || WHERE.test(first) || (first === 'the' && WHERE.test(second))
}

const COOKING_WATER =
  /^(?:boiling|salted|simmering|cooking|pasta|cold|hot|ice|iced|drinking|soaking|running|warm|fresh|plenty|tap)$/
const WHERE = /^(?:in|into|of|from|under)$/

/** 'Cream the butter', 'toast the nuts' name no food. */
function isDeed(words: readonly StepWord[], at: number): boolean {
  const [former, typed = '', next] = [words[at - 1]?.word, words[at]?.typed, words[at + 1]?.word]
  const opens = isStop(former) || former === 'and' || former === 'then'
  return opens && DEEDS.test(typed) && !isStop(next) && !/^(?:and|or|with|cheese)$/.test(next ?? '')
}

const DEEDS = /^(?:cream|toast|brown|juice|zest|rice|stew|roast|core|shell|season|steam)$/

/** 'Everything except the cheese', 'all but the cream', 'instead of butter'. */
function isLeftOut(words: readonly StepWord[], at: number): boolean {
  const near = words.slice(Math.max(0, at - 10), at)
  const stop = near.findLastIndex(({ word }) => word === '.' || word === ')')
  const said = near
    .slice(stop + 1)
    .map(({ typed }) => typed)
    .join(' ')
  return LEFT_OUT.test(said)
}

const LEFT_OUT =
  /\b(?:except|excluding|apart from|other than|instead of|all but the|everything but|without)(?: (?!add|stir|mix|put|combine|place|pour)[^\s,]+){0,6}$/

/** Where the words begin that describe a food. */
function phraseStart(words: readonly StepWord[], at: number): number {
  let from = at
  while (from > 0 && at - from < 4) {
    const { word = '.', typed = '' } = words[from - 1] ?? {}
    // 'Onions garlic' are two, for what describes stands in the singular.
    if (isStop(word) || ENDS_PHRASE.test(word) || typed === `${word}s`) break
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

/** Before a form, as powder or milk, they say of what it is. */
const FOODS: ReadonlySet<string> = new Set(
  'coconut peanut almond oat soy rice olive sesame vegetable sunflower canola rapeseed avocado cream cocoa chili chilli curry garlic onion tomato lemon lime orange apple beef chicken fish mustard poppy pumpkin cumin fennel coriander brown maple corn bread rye bean mushroom oyster'.split(
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
