import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { isKindOf } from '../lexicon/lexicon.ts'
import type { Substitute } from '../substitutions/substitutes-for.ts'
import { callLike } from './call-like.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'
import { type DishLine, isOneOf } from './read-dish.ts'
import { toSentences } from './take-out.ts'

/** The line as it is, but for the words that name the food; undefined where it names none that goes. */
export function writeInPlace(
  { text: whole, foods }: DishLine,
  option: Substitute,
): string | undefined {
  const isMeant = ({ ingredient, promised }: FoodSpan) =>
    !promised && foods.some((food) => isKindOf(ingredient, food) || isKindOf(food, ingredient))
  const text = withoutAdvice(whole, isMeant)
  const runs = toRuns(findFoodSpans(text).filter(isMeant), text)
  if (runs.length === 0) return undefined
  const name = parseIngredientLine(option.lines[0] ?? '').name
  const isOtherSort =
    option.foods.every((food) => !isOneOf(food, NUTS)) && foods.some((food) => isOneOf(food, NUTS))
  const isDrink = foods.some((food) => isOneOf(food, DRINKS))
  const written = runs.toReversed().reduce((left, { start, end, several }) => {
    const said = text.slice(start, end)
    const piece = / (?:rashers?|slices?|strips)$/i.exec(said)?.[0] ?? ''
    const called = several ? name : callLike(said, name, option.foods) + piece.toLowerCase()
    return (
      withoutKindOf(left.slice(0, start), called, isDrink) + called + withoutKinds(left.slice(end))
    )
  }, text)
  return isOtherSort ? written.replace(CUT_OF_NUTS, '') : written
}

/** Which sort of what went is the best, behind its name: 'cheese, preferably Swiss', 'cheese. Gruyère is my favorite.' */
function withoutAdvice(text: string, isMeant: (span: FoodSpan) => boolean): string {
  const [first = '', ...others] = toSentences(text)
  const kept = others.filter((one) => !findFoodSpans(one).some(isMeant))
  const whole = kept.length < others.length ? [first, ...kept].join(' ') : text
  // What is open there has to be shut.
  const isInBrackets = /\([^)]*$/.test(whole.replace(PREFERRED, ''))
  return !isInBrackets && findFoodSpans(whole.replace(PREFERRED, '')).some(isMeant)
    ? whole.replace(PREFERRED, '')
    : whole
}

const PREFERRED = /,? (?:preferably|ideally|such as|e\.g\.|for example|like)\b[^();]*$/i

/** The words in front that only the food that went could have. */
function withoutKindOf(before: string, called: string, wasDrink: boolean): string {
  const kind = before.replace(OF_ANIMALS, '').replace(OF_A_SIZE, '').replace(OF_ITS_TASTE, '')
  const plain = wasDrink ? kind.replace(OF_A_STRENGTH, '').replace(OF_A_DRINK, '') : kind
  return called.startsWith('gluten-free ') ? plain.replace(OF_WHEAT, '') : plain
}

/** 'Sour-tasting beer', 'full-bodied red wine': what came in tastes otherwise. */
const OF_ITS_TASTE = /(?:(?<![\p{L}-])[\p{L}]+-(?:tasting|bodied|flavou?red)(?:,| and| or)? )+$/iu
const DRINKS = ['wine', 'beer', 'spirit', 'liqueur']
const OF_A_DRINK =
  /(?<!\p{L})(?:(?:(?:(?:un|lightly )?oaked|(?:medium[- ]|off[- ]|very )?dry|sweet|crisp|fruity|robust|hoppy|bitter|malty|pale|dark|amber|light|young|aged|inexpensive|cheap|drinkable|alcoholic)|good(?:[- ]quality)?)(?:,| and| or)? )+$/iu

/** 'A 40% a.b.v. spirit', 'an 80 proof rum': what came in has no strength. */
const OF_A_STRENGTH =
  /(?:\ban? )?\b\d+(?:[.,]\d+)?(?: ?%|[ -]proof)(?: ?(?:a\.?b\.?v\.?|alc(?:ohol)?\.?(?: by vol(?:ume)?\.?)?|vol\.?))? $/i

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
  const [cut] = OTHER_CUT.exec(behind) ?? []
  if (cut !== undefined) return behind.slice(cut.length)
  const [brackets] = KINDS.exec(behind) ?? []
  if (
    brackets &&
    /\b(?:whatever|you (?:have|like)|any (?:kind|sort|brand)|(?:is|are|works?|will do) (?:fine|ok(?:ay)?|good|best|well)|white or whole|whole or white)\b/i.test(
      brackets,
    )
  )
    return behind.slice(brackets.length)
  return brackets && findFoodSpans(brackets).length > 0 ? behind.slice(brackets.length) : behind
}

/** 'Pork tenderloin or loin': both are of what went. */
const OTHER_CUT =
  /^ or (?:(?:tenderloin|sirloin)|loin|shoulder|leg|belly|butt|chops?|ribs?|neck|thighs?|breasts?|fillets?)\b/i

/** ' (chuck, brisket, oxtail...)' says which kind of it, and that is gone. */
const KINDS = /^ \((?!optional|[^()]*\b(?:for|melted|cut|softened|divided)\b)[^()\d]*\)/i

/** 'Large/jumbo' is said of shrimp. */
const OF_A_SIZE = /\b(?:extra-)?(?:large|jumbo|medium|small)\/$/i
/** What only milk of an animal is. */
const OF_ANIMALS =
  /\b(?:(?:low|full|reduced)[- ]fat|fat[- ]free|\d(?:\.\d)?%|skimmed|semi[- ]skimmed|pasteurized|free[- ]range) $/i
