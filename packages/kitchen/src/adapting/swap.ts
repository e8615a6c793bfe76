import { toKitchenAmount } from '../compose/dish/measure.ts'
import { capitalize, joinWords } from '../compose/words/join.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { gramsOf } from '../nutrition/grams-of.ts'
import { exactly } from '../quantities/quantity.ts'
import type { Substitute } from '../substitutions/substitutes-for.ts'
import { callLike } from './call-like.ts'
import { findFoodSpans } from './find-foods.ts'
import { withNeeded } from './needed-beside.ts'
import { type DishLine, isFlesh, isOneOf } from './read-dish.ts'
import { toSentences } from './take-out.ts'
import { withVegetableCare } from './vegetable-for-starch.ts'
import { writeInPlace } from './write-in-place.ts'

/** What takes the place of a line: in the list, and wherever a step means it. */
export type Swap = {
  /** The line that goes, as it stands. */
  line: string
  /** What is listed in its place. */
  lines: readonly string[]
  /** Which foods of the line it replaces; all of them where that is not said. */
  foods?: readonly Ingredient[]
  /** How a step calls it, where it said `said` and meant `food`. */
  call: (said: string, food: Ingredient) => string
  /** A step's own amount holds: it is as much of the one as it was of the other. */
  keepsAmounts: boolean
  /** What is replaced, by its name, and what stands against it. */
  name: string
  reason: string
  /** How it differs and what to mind. */
  note: string
  /** What has to be done before, as a step of its own. */
  prepare?: string
  /** What the first step that takes it has to say besides. */
  mind?: string
  /** A step of the recipe without what is done only to what went: kneading, boiling eggs. */
  inEveryStep?: (step: string) => string
  /** What has to be minded is when it is done, so that the last step that cooks it says so. */
  isCookedThrough?: true
  /** The flesh of an animal went: its signs of being done and its hours in the pot go with it. */
  wasFlesh?: boolean
  /** What other lines come to alike is listed with it, as one amount. */
  joins?: true
  /** Only what the line says besides its food changed: nothing of it is in a step. */
  isAside?: true
}

/** A food that only a text names, called otherwise there: no line of the list goes with it. */
export function swapInText(label: string): Swap {
  return {
    line: '',
    lines: [],
    call: () => label,
    keepsAmounts: true,
    name: '',
    reason: '',
    note: '',
  }
}

/** What a substitution of the table comes to for a line of the list. */
export function toSwap(dishLine: DishLine, option: Substitute, reason: string): Swap {
  const { text, line, foods } = dishLine
  const wasFlesh = foods.some(isFlesh) && !option.foods.some(isFlesh)
  // A batch of what was made is no measure of what was not.
  const amounts = line.unit === 'batch' ? option.foods.map(({ name }) => name) : option.lines
  const written = amounts.map(weighSpoons)
  const keepsAmounts = option.oneForOne && hasSameAmount(text, written)
  // 'Beef: 1kg | 2 1/4lb' has an amount that nobody could write anew.
  const isUnread = !line.quantity && /\d/.test(text)
  const isInWords = IN_WORDS.test(text) || (!line.quantity && IN_WORDS_BEHIND.test(text))
  const label = joinWords(written.map((one) => parseIngredientLine(one).name))
  // Two rashers are two rashers of beef too.
  const isSliced =
    /\b(?:rashers?|slices?|strips)\b/i.test(text) && /\b(?:bacon|ham|turkey)$/.test(label)
  const inPlace =
    isUnread || isInWords || isSliced || (keepsAmounts && !wasFlesh)
      ? writeInPlace(dishLine, option)
      : undefined
  const each = PER_HEAD.exec(text)?.[0]
  const cut = written.map((one) => withCut(one, line.preparation, option))
  const lines =
    inPlace && line.unit !== 'batch' ? [inPlace] : cut.map((one) => (each ? `${one} ${each}` : one))
  const swap: Swap = {
    line: text,
    lines,
    call: (said) =>
      callAnimal(said, option.foods) ?? callLike(said, toShortName(label), option.foods),
    keepsAmounts,
    name: nameOf(dishLine),
    reason,
    note: option.note,
    ...(wasFlesh && { wasFlesh }),
    ...(foods.some(isTofu) && !option.foods.some(isTofu) && { inEveryStep: withoutPressing }),
  }
  return withVegetableCare(
    withNeeded(swap, option),
    dishLine,
    option.foods.map(({ name }) => name),
  )
}

/** What a step called pork is the beef now, of whatever cut the list has it. */
function callAnimal(said: string, [food]: Substitute['foods']): string | undefined {
  if (!food || !isFlesh(food)) return undefined
  if (/^meats?$/i.test(said) && isOneOf(food, ['meat', 'poultry'])) return said
  if (!ANIMALS.includes(said.toLowerCase())) return undefined
  return ANIMALS.find((animal) => isOneOf(food, [animal]))
}

const ANIMALS = ['beef', 'veal', 'pork', 'lamb', 'chicken', 'turkey', 'duck']

function isTofu(food: Ingredient): boolean {
  return isOneOf(food, ['tofu'])
}

/** Only tofu is frozen for its bite, pressed dry and cut into slabs. */
function withoutPressing(step: string): string {
  return toSentences(step)
    .map((one) =>
      one.replace(CUT_SMALL, (_found, food: string, verb: string) => `${capitalize(verb)} ${food}`),
    )
    .map((one) =>
      one.replace(/ until the bottom is ([\p{L} ]+), flip and repeat\b/iu, ' until they are $1'),
    )
    .filter((one) => !/\b(?:deep[- ]?freez|freez(?:e|ing)|press|spong|slabs?)/i.test(one))
    .join(' ')
}

/** 'Cut the chickpeas into cubes and place it in a bag'. */
const CUT_SMALL =
  /^cut (the (?!tofu)[\p{L} ]+?) into [^.;]*?\b(?:cubes|slabs|pieces|strips|slices|chunks)\b,? and (\p{L}+) (?:it|them)\b/iu

/** 'A little sugar', '2 spoonfuls of butter', 'chicken (a pound or two)'. */
const IN_WORDS =
  /^(?:as much|(?:(?:an?|some|one|two|\d[\d–-]*) )?(?:(?:large|small|good|big) )?(?:little|bit|few|dash|splash|drizzle|(?:small )?handfuls?|knobs?|spoonfuls?|pats?|glugs?|glass(?:es)?|bottles?|shots?)(?: of)?) /i
const IN_WORDS_BEHIND = /^\p{L}+(?: \p{L}+)? \((?:an?|one|two|about|some) [\p{L} ]+\)$/iu

/** '120 g per person' is so much for each. */
const PER_HEAD = /\bper (?:person|head|serving|portion)\b/i

/** How a line's food is called where the line is a whole sentence. */
export function nameOf({ text, line, foods }: DishLine): string {
  const [first = ''] = line.name.trim().split(SENTENCE_END)
  const name = first
    .replace(AMOUNT_IN_FRONT, '')
    .replace(MEASURED_BY, '')
    .replace(AMOUNT_BEHIND, '')
    .trim()
  const isNamed = findFoodSpans(name).length > 0 || findFoodSpans(text).length === 0
  if (isNamed && name.split(/\s+/).length <= LONGEST_NAME) return name
  return findFoodSpans(text).find(({ ingredient }) => foods.includes(ingredient))?.said ?? name
}

const LONGEST_NAME = 5
/** 'St. Agur' ends none. */
export const SENTENCE_END = /(?<!\bSt)[.;](?:\s|$)/i
/** 'Boneless chicken 1/2lb'. */
export const AMOUNT_BEHIND = /\s+[\d½¼¾⅓⅔⅛].*$/
/** 'Three ounces and a half of butter'. */
export const AMOUNT_IN_FRONT = /^and (?:an? )?(?:half|quarter)(?: of)? /i
/** 'A glass of wine' is wine. */
export const MEASURED_BY =
  /^(?:glass(?:es)?|jiggers?|box(?:es)?|bottles?|spoonfuls?|blocks?|balls?|sets?|packages?|envelopes?|shots?)(?: of)? /i

/** In a step the tofu is the tofu: which kind to buy, the list says. */
export function toShortName(label: string): string {
  return label.replace(BOUGHT_AS, '')
}

const BOUGHT_AS =
  /\b(?:extra-firm|young|unsweetened) (?=tofu|jackfruit|\p{L}+ milk)|\bcanned (?=lentils?|chickpeas?|\p{L}+ beans?)/giu

function hasSameAmount(text: string, [written, ...more]: readonly string[]): boolean {
  if (written === undefined || more.length > 0) return false
  const [before, after] = [parseIngredientLine(text), parseIngredientLine(written)]
  if (!before.quantity) return true
  return before.quantity.max === after.quantity?.max && before.unit === after.unit
}

/** 'Cubed' holds for what stands in too, 'grated' for another cheese, 'melted' for what melts. */
function withCut(line: string, cut: string | undefined, { foods }: Substitute): string {
  if (!cut || line.includes(',')) return line
  const isWhole = foods.every((food) => !LOOSE.test(food.name) && !POURED_AISLES.has(food.aisle))
  const { name } = parseIngredientLine(line)
  const holds = CUTS.some(([cuts, suits]) => cuts.test(cut) && suits.test(name))
  return isWhole && holds ? `${line}, ${cut.split(',')[0]}` : line
}

const CUTS: readonly (readonly [cut: RegExp, suits: RegExp])[] = [
  [/^(?:melted|softened)\b/, /butter|margarine|ghee|shortening|coconut oil|chocolate/i],
  [
    /^(?:(?:finely|coarsely|freshly) )?(?:grated|shredded|crumbled|shaved)\b/,
    /cheese|cheddar|parmesan|mozzarella|feta|gruyère|pecorino|ricotta salata|halloumi/i,
  ],
  [
    /^(?:(?:finely|roughly|coarsely|thinly) )?(?:cubed|diced|chopped|sliced|minced|cut into)\b/,
    /./,
  ],
]

/** What has no shape to be cut. */
const LOOSE =
  /\b(?:ground|mince|minced|crumbles?|flakes|stock|broth|milk|cream|sauce|syrup|water)\b/i
const POURED_AISLES: ReadonlySet<string> = new Set([
  'beans-and-pulses',
  'oils-and-vinegars',
  'drinks',
])

/** Nobody measures thirteen spoons of tofu: many spoons of something solid become grams. */
function weighSpoons(line: string): string {
  const parsed = parseIngredientLine(line)
  const food = findFoodSpans(parsed.name).at(-1)?.ingredient
  const isMany = parsed.unit === 'tbsp' && (parsed.quantity?.max ?? 0) > MOST_SPOONS
  const isSolid =
    food && ['plant-based', 'meat', 'fish', 'produce', 'dairy-and-eggs'].includes(food.aisle)
  const grams = isMany && isSolid ? gramsOf(parsed, food)?.grams : undefined
  if (grams === undefined) return line
  const { amount, unit } = toKitchenAmount(grams, 'g')
  return formatIngredientLine({ ...parsed, raw: '', quantity: exactly(amount), unit })
}

const MOST_SPOONS = 6
