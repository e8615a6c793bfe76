import { toKitchenAmount } from '../compose/dish/measure.ts'
import { joinWords } from '../compose/words/join.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { isKindOf } from '../lexicon/lexicon.ts'
import { gramsOf } from '../nutrition/grams-of.ts'
import { exactly } from '../quantities/quantity.ts'
import type { Substitute } from '../substitutions/substitutes-for.ts'
import { toPlural, toSingular } from '../text/plural.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'
import { withNeeded } from './needed-beside.ts'
import { type DishLine, FLESH, isOneOf } from './read-dish.ts'
import { toSentences } from './take-out.ts'
import { withVegetableCare } from './vegetable-for-starch.ts'

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
  const isFlesh = (food: Ingredient) => isOneOf(food, FLESH)
  const wasFlesh = foods.some(isFlesh) && !option.foods.some(isFlesh)
  // A batch of what was made is no measure of what was not.
  const amounts = line.unit === 'batch' ? option.foods.map(({ name }) => name) : option.lines
  const written = amounts.map(weighSpoons)
  const keepsAmounts = option.oneForOne && hasSameAmount(text, written)
  // 'Beef: 1kg | 2 1/4lb' has an amount that nobody could write anew.
  const isUnread = !line.quantity && /\d/.test(text)
  const isInWords = IN_WORDS.test(text) || (!line.quantity && IN_WORDS_BEHIND.test(text))
  const inPlace =
    isUnread || isInWords || (keepsAmounts && !wasFlesh)
      ? writeInPlace(dishLine, option)
      : undefined
  const label = joinWords(written.map((one) => parseIngredientLine(one).name))
  const each = PER_HEAD.exec(text)?.[0]
  const cut = written.map((one) => withCut(one, line.preparation, option))
  const lines =
    inPlace && line.unit !== 'batch' ? [inPlace] : cut.map((one) => (each ? `${one} ${each}` : one))
  const swap: Swap = {
    line: text,
    lines,
    call: (said) => callLike(said, toShortName(label), option.foods),
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

function isTofu(food: Ingredient): boolean {
  return isOneOf(food, ['tofu'])
}

/** Only tofu is frozen for its bite, pressed dry and cut into slabs. */
function withoutPressing(step: string): string {
  return toSentences(step)
    .filter((one) => !/\b(?:deep[- ]?freez|freez(?:e|ing)|press|spong|slabs?)/i.test(one))
    .join(' ')
}

/** 'A little sugar', '2 spoonfuls of butter', 'chicken (a pound or two)'. */
const IN_WORDS =
  /^(?:(?:an?|some|one|two|\d[\d–-]*) )?(?:little|bit|few|dash|splash|drizzle|(?:small )?handfuls?|knobs?|spoonfuls?|pats?|glugs?)(?: of)? /i
const IN_WORDS_BEHIND = /^\p{L}+(?: \p{L}+)? \((?:an?|one|two|about|some) [\p{L} ]+\)$/iu

/** '120 g per person' is so much for each. */
const PER_HEAD = /\bper (?:person|head|serving|portion)\b/i

/** The line as it is, but for the words that name the food. */
function writeInPlace({ text, foods }: DishLine, option: Substitute): string | undefined {
  const isMeant = ({ ingredient, promised }: FoodSpan) =>
    !promised && foods.some((food) => isKindOf(ingredient, food) || isKindOf(food, ingredient))
  const runs = toRuns(findFoodSpans(text).filter(isMeant), text)
  if (runs.length === 0) return undefined
  const name = parseIngredientLine(option.lines[0] ?? '').name
  const isOtherSort =
    option.foods.every((food) => !isOneOf(food, NUTS)) && foods.some((food) => isOneOf(food, NUTS))
  const isDrink = foods.some((food) => isOneOf(food, DRINKS))
  const written = runs.toReversed().reduce((left, { start, end, several }) => {
    const called = several ? name : callLike(text.slice(start, end), name, option.foods)
    return (
      withoutKindOf(left.slice(0, start), called, isDrink) + called + withoutKinds(left.slice(end))
    )
  }, text)
  return isOtherSort ? written.replace(CUT_OF_NUTS, '') : written
}

/** The words in front that only the food that went could have. */
function withoutKindOf(before: string, called: string, wasDrink: boolean): string {
  const kind = before.replace(OF_ANIMALS, '').replace(OF_A_SIZE, '').replace(OF_ITS_TASTE, '')
  const plain = wasDrink ? kind.replace(OF_A_DRINK, '') : kind
  return called.startsWith('gluten-free ') ? plain.replace(OF_WHEAT, '') : plain
}

/** 'Sour-tasting beer', 'full-bodied red wine': what came in tastes otherwise. */
const OF_ITS_TASTE = /(?:(?<![\p{L}-])[\p{L}]+-(?:tasting|bodied|flavou?red)(?:,| and| or)? )+$/iu
const DRINKS = ['wine', 'beer', 'spirit', 'liqueur']
const OF_A_DRINK =
  /(?<!\p{L})(?:(?:(?:(?:un|lightly )?oaked|(?:medium[- ]|off[- ]|very )?dry|sweet|crisp|fruity|robust|hoppy|bitter|malty|pale|dark|amber|light|young|aged|inexpensive|cheap|drinkable|alcoholic)|good(?:[- ]quality)?)(?:,| and| or)? )+$/iu

const OF_WHEAT = /(?:\b(?:whole[- ]?(?:meal|wheat|grain)|wheat|spelt|rye|flour) )+$/i

const NUTS = ['nut']
const CUT_OF_NUTS =
  /, \b(?:sliced|slivered|halved|halves|blanched|flaked)\b| \b(?:sliced|slivered|halved|halves|blanched|flaked)\b,?/i

type Run = { start: number; end: number; several: boolean; isGroup: boolean }

/** Foods that stand for one another, 'mozzarella, Oaxaca or Monterey Jack cheese', are one. */
function toRuns(spans: readonly FoodSpan[], text: string): Run[] {
  const runs: Run[] = []
  for (const { start, end } of spans) {
    const last = runs.at(-1)
    const between = last ? text.slice(last.end, start) : ''
    if (
      last &&
      between.length < LONGEST_LINK &&
      (LINK.test(between) || (last.isGroup && !/[,;(]/.test(between)))
    ) {
      last.end = end
      last.several = true
    } else runs.push({ start, end, several: false, isGroup: GROUP.test(text.slice(start, end)) })
  }
  return runs
}

/** 'Dairy liquid cream' is a cream. */
const GROUP = /^(?:dairy|meat|poultry)$/i
const LINK = /^(?:\s+|\s*(?:,|\/|\bor\b)[\p{L}\s,]*)$/iu
const LONGEST_LINK = 24

/** What stands in brackets behind it and says which kind of it, is gone with it. */
function withoutKinds(behind: string): string {
  const [brackets] = KINDS.exec(behind) ?? []
  return brackets && findFoodSpans(brackets).length > 0 ? behind.slice(brackets.length) : behind
}

/** ' (chuck, brisket, oxtail...)' says which kind of it, and that is gone. */
const KINDS = /^ \((?!optional|[^()]*\b(?:for|melted|cut|softened|divided)\b)[^()\d]*\)/i

/** How a line's food is called where the line is a whole sentence. */
export function nameOf({ text, line, foods }: DishLine): string {
  const [first = ''] = line.name.trim().split(/[.;](?:\s|$)/)
  const name = first
    .replace(AMOUNT_IN_FRONT, '')
    .replace(MEASURED_BY, '')
    .replace(AMOUNT_BEHIND, '')
    .trim()
  if (name.split(/\s+/).length <= LONGEST_NAME) return name
  return findFoodSpans(text).find(({ ingredient }) => foods.includes(ingredient))?.said ?? name
}

const LONGEST_NAME = 5
/** 'Boneless chicken 1/2lb'. */
export const AMOUNT_BEHIND = /\s+[\d½¼¾⅓⅔⅛].*$/
/** 'Three ounces and a half of butter'. */
export const AMOUNT_IN_FRONT = /^and (?:an? )?(?:half|quarter)(?: of)? /i
/** 'A glass of wine' is wine. */
export const MEASURED_BY =
  /^(?:glass|jigger|box|bottle|spoonful|block|ball|set|package|envelope)(?: of)? /i

/** 'Large/jumbo' is said of shrimp. */
const OF_A_SIZE = /\b(?:extra-)?(?:large|jumbo|medium|small)\/$/i
/** What only milk of an animal is. */
const OF_ANIMALS =
  /\b(?:(?:low|full|reduced)[- ]fat|fat[- ]free|\d(?:\.\d)?%|skimmed|semi[- ]skimmed|pasteurized|free[- ]range) $/i

/** 'Unsalted butter' is 'unsalted vegan butter', 'spaghetti' 'gluten-free spaghetti', two of a thing are two. */
export function callLike(said: string, label: string, foods: readonly Ingredient[]): string {
  const [promise, ...rest] = label.split(' ')
  const head = said.split(/\s+/).at(-1) ?? said
  const salt = /^(?:un)?salted\b/i.exec(said)?.[0]
  // Thinned, nut butter is a sauce.
  if (/\bsauce$/i.test(said) && /\bbutter$/.test(label)) return label.replace(/butter$/, 'sauce')
  const isSameHead =
    toSingular(head.toLowerCase()) === toSingular((rest.at(-1) ?? '').toLowerCase())
  if (isSameHead && /^plain\b/i.test(said) && !/\bplain\b/.test(label)) return `plain ${label}`
  if (isSameHead && rest.length > 1)
    return `${label.slice(0, label.lastIndexOf(' '))} ${lowerName(head, label)}`
  if (promise && PROMISE.test(promise) && (isSameHead || isGeneric(said, foods)))
    return `${salt ? `${salt.toLowerCase()} ` : ''}${promise} ${lowerName(salt || isSameHead ? head : said, label)}`
  const isSeveral = toSingular(head.toLowerCase()) !== head.toLowerCase()
  const last = label.split(' ').at(-1) ?? ''
  if (isSameHead) return isSeveral ? toPlural(label) : toSingular(label)
  return isSeveral && toSingular(last) === last && COUNTED.test(last) ? toPlural(label) : label
}

/** In a step the tofu is the tofu: which kind to buy, the list says. */
export function toShortName(label: string): string {
  return label.replace(BOUGHT_AS, '')
}

const BOUGHT_AS = /\b(?:extra-firm|young|unsweetened) (?=tofu|jackfruit|\p{L}+ milk)/giu

const PROMISE =
  /^(?:vegan|vegetarian|plant-based|dairy-free|lactose-free|gluten-free|egg-free|nut-free|soy-free)$/i

/** What one can have two of. */
const COUNTED =
  /^(?:egg|sausage|burger|meatball|tortilla|bun|roll|wrapper|cracker|cookie|mushroom|chickpea|noodle|cutlet)$/i

/** 'The cheese' of what was cheddar. */
function isGeneric(said: string, foods: readonly Ingredient[]): boolean {
  return (
    !said.includes(' ') &&
    foods.some((food) => food.is.some(({ name }) => name === said.toLowerCase()))
  )
}

function lowerName(word: string, label: string): string {
  if (label.toLowerCase().endsWith(word.toLowerCase())) return label.slice(-word.length)
  return /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word
}

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
