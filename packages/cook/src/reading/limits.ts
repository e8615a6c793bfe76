import { type Nutrition, nutritionOf } from '@potluck/kitchen/knowledge'
import { findPhrases, type Span } from './words.ts'

/** What a portion should have of a nutrient. Energy is in kcal, sodium in mg, the rest in g. */
export type Wanted = {
  nutrient:
    | 'kcal'
    | 'protein'
    | 'carbs'
    | 'netCarbs'
    | 'fat'
    | 'satFat'
    | 'fiber'
    | 'sugar'
    | 'sodium'
  bound: 'most' | 'least' | 'about'
  amount: number
  /** The cook's words, if they gave no number for a portion: 'high protein'. */
  meant?: string
}

/** Reads the nutrients that a request wants in a portion: 'under 500 kcal', '40 g protein', 'low fat'. */
export function readWanted(text: string): { wanted: Wanted; span: Span }[] {
  const stated = [FIGURE_FIRST, NUTRIENT_FIRST, NUTRIENT_THEN]
    .flatMap((pattern) => findPhrases(text, pattern))
    .flatMap(({ match, span }) => {
      const [day] = OF_A_DAY.exec(text.slice(match.index + match[0].length)) ?? []
      return day === undefined ? toWanted(match.groups, span) : ofADay(match, span, day)
    })
  return [
    ...stated,
    ...IN_WORDS.flatMap(({ words, ...wanted }) =>
      findPhrases(text, words).map(({ match, span }) => {
        // Someone who says 'high protein' and gives a number means that number.
        const figure = stated.find((one) => one.wanted.nutrient === wanted.nutrient)
        return { wanted: figure?.wanted ?? { ...wanted, meant: match[0] }, span }
      }),
    ),
  ]
}

const MOST =
  'under|below|less than|at most|at the most|maximum|maximal|max|up to|within|no more than|not more than|fewer than|not over|limit of'
const LEAST =
  'at least|at the least|minimum|min|more than|over|above|no less than|not less than|plus'
const ABOUT = 'about|around|roughly|approximately|approx|circa|close to|near'
const NUTRIENT =
  'k ?cals?|kcals?|cals?|calories?|kj|kilojoules?|protein|net carbs?|carbs?|carbohydrates?|saturated fat|sat fat|fat|salt|sodium|fib(?:er|re)|sugars?'
const BOUND = `(?:(?<bound>${MOST}|${LEAST}|${ABOUT}) )?(?:(?:a|about) )?`
const FIGURE = '(?<figure>\\d+(?:[.,]\\d+)?)'
const UNIT = '(?: (?<unit>g|grams?|gm|mg|milligrams?))?'
const EACH = '(?: (?:each|(?:per|a|each) (?:portion|serving|person|head|plate|bowl|slice)))?'
/** What may follow a number. The text has '35 g and' for '35 g+'. */
const AFTER =
  'or less|or under|or fewer|or more|or over|and up|and over|and more|max(?:imum)?|min(?:imum)?|plus'
const FIGURE_FIRST = new RegExp(
  `\\b${BOUND}${FIGURE}(?: (?<open>and))?${UNIT}(?: (?<beside>${AFTER}|and))?(?: of)? (?<nutrient>${NUTRIENT})\\b(?: (?<after>${AFTER}))?${EACH}`,
  'g',
)
const NUTRIENT_FIRST = new RegExp(
  `\\b(?<nutrient>${NUTRIENT})(?: of| :)? (?<bound>${MOST}|${LEAST}|${ABOUT}) ${FIGURE}${UNIT}\\b${EACH}`,
  'g',
)
const NUTRIENT_THEN = new RegExp(
  `\\b(?<nutrient>${NUTRIENT})(?: of| :)? ${FIGURE}${UNIT} (?<after>${AFTER}|and(?=$| [,.]))${EACH}`,
  'g',
)

const OF_A_DAY = /^ (?:(?:a|per|each|in a|for the|of my) day|daily)\b/

/** Of an amount for a day, a third is for each meal. */
function ofADay(match: RegExpExecArray, { start, end }: Span, day: string) {
  const span = { start, end: end + day.trim().split(' ').length }
  return toWanted(match.groups, span).map(({ wanted }) => {
    const amount = Math.round(wanted.amount / MEALS_A_DAY)
    return { wanted: { ...wanted, amount, meant: `${match[0].trim()}${day}` }, span }
  })
}

const MEALS_A_DAY = 3

function toWanted(said: Record<string, string> | undefined, span: Span) {
  const { bound, open, beside, after, figure = '', unit = '', nutrient: word = '' } = said ?? {}
  const nutrient = nutrientOf(word)
  const number = Number(figure.replace(',', '.'))
  const isMilligrams = unit.startsWith('m')
  if (nutrient === 'kcal' && unit !== '') return []
  const amount =
    nutrient === 'sodium'
      ? (isMilligrams ? number : number * 1000) * (word === 'salt' ? SODIUM_IN_SALT : 1)
      : /^k(?:j|ilo)/.test(word)
        ? number / KJ_A_KCAL
        : isMilligrams
          ? number / 1000
          : number
  return [
    {
      wanted: { nutrient, bound: boundOf(bound ?? open ?? beside ?? after, nutrient), amount },
      span,
    },
  ]
}

/** Regulation (EU) No 1169/2011, Annex I: salt is sodium times 2.5. */
const SODIUM_IN_SALT = 0.4
const KJ_A_KCAL = 4.184

function boundOf(said: string | undefined, nutrient: Wanted['nutrient']): Wanted['bound'] {
  if (said !== undefined && new RegExp(`^(?:${MOST}|or less|or under|or fewer)$`).test(said))
    return 'most'
  if (
    said !== undefined &&
    new RegExp(`^(?:${LEAST}|or more|or over|and(?: up| over| more)?)$`).test(said)
  )
    return 'least'
  if (said !== undefined || nutrient === 'kcal') return 'about'
  return nutrient === 'protein' || nutrient === 'fiber' ? 'least' : 'most'
}

function nutrientOf(word: string): Wanted['nutrient'] {
  if (/^net/.test(word)) return 'netCarbs'
  if (/^carb/.test(word)) return 'carbs'
  if (/^sat/.test(word)) return 'satFat'
  if (/^fib/.test(word)) return 'fiber'
  if (/^sug/.test(word)) return 'sugar'
  if (/^(?:salt|sodium)/.test(word)) return 'sodium'
  if (word === 'protein' || word === 'fat') return word
  return 'kcal'
}

const HIGH = (what: string) =>
  new RegExp(
    `\\b(?:(?:very )?(?:high|rich|more|lots of|plenty of|extra|full of|packed with|loaded with)(?: in| on)? ${what}|${what} (?:rich|packed|heavy|loaded|filled)|${what}(?= (?:snacks?|breakfasts?|lunch|dinner|meals?|bowls?)\\b))\\b`,
    'g',
  )
const LOW = (what: string) =>
  new RegExp(`\\b(?:very )?(?:low|lower|reduced|light)(?: in| on)? ${what}\\b`, 'g')

/** The amounts meant by words without a number. */
const IN_WORDS: readonly (Omit<Wanted, 'meant'> & { words: RegExp })[] = [
  /** Half of the FDA's daily value of 50 g (21 CFR 101.9 (c)(9)). */
  { words: HIGH('protein'), nutrient: 'protein', bound: 'least', amount: 25 },
  /**
   * Our own figure. 'High' is a fifth of the FDA's daily value of 28 g (21 CFR 101.54 (b)); a meal should have more.
   */
  { words: HIGH('fib(?:er|re)'), nutrient: 'fiber', bound: 'least', amount: 8 },
  /** Our own figure: a quarter of 130 g a day, below which a diet is called low in carbohydrate (ADA 2019). */
  { words: LOW('(?:carbs?|carbohydrates?)'), nutrient: 'carbs', bound: 'most', amount: 30 },
  /** Our own figure: a quarter of the FDA's daily value of 78 g. */
  { words: LOW('fat'), nutrient: 'fat', bound: 'most', amount: 20 },
  /** WHO 2015: free sugars below 10 % of energy, or 50 g a day, of which a meal has a third. */
  { words: LOW('sugar'), nutrient: 'sugar', bound: 'most', amount: 17 },
  /** Our own figure: a quarter of 2,000 kcal a day. */
  { words: LOW('(?:calories?|cal)'), nutrient: 'kcal', bound: 'most', amount: 500 },
]

/** The nutrients of a portion of these ingredients; undefined when too little of it can be counted. */
export function portionOf(ingredients: readonly string[], servings: number): Portion | undefined {
  const { perServing, coverage } = nutritionOf({ ingredients, servings })
  return coverage < SURE ? undefined : perServing
}

/**
 * The share of the weight that has to be counted. The rest could otherwise be a main part: all of the sugar, or half of
 * the energy.
 */
const SURE = 0.9

type Portion = NonNullable<Nutrition['perServing']>

/** Whether a portion has what is wanted. 'About' allows a tenth more or less. */
export function hasWanted(portion: Portion, { nutrient, bound, amount, meant }: Wanted): boolean {
  const has = portion[nutrient]
  // A large portion of pasta with cream may have that much protein, but is not 'high protein'.
  const isThin = nutrient === 'protein' && has * KCAL_A_GRAM < PROTEIN_SHARE * portion.kcal
  if (meant !== undefined && bound === 'least' && isThin) return false
  if (bound === 'most') return has <= amount
  if (bound === 'least') return has >= amount * NEARLY
  return Math.abs(has - amount) <= amount * 0.1
}

/** Regulation (EC) No 1924/2006, Annex: 'high protein' needs a fifth of the energy from protein. */
const PROTEIN_SHARE = 0.2
const KCAL_A_GRAM = 4

/** Allows for rounding: an amount that rounds to the minimum meets it. */
const NEARLY = 0.98

/**
 * How far a portion is from what is wanted: 0 when it meets all, plus 1 for each nutrient it has twice or not at all.
 */
export function distanceFrom(portion: Portion, wanted: readonly Wanted[]): number {
  return wanted.reduce((sum, one) => {
    if (hasWanted(portion, one)) return sum
    return sum + Math.abs(portion[one.nutrient] - one.amount) / Math.max(one.amount, 1)
  }, 0)
}

/** An amount with its unit: '523 kcal', '640 mg sodium'. */
export function sayFigure(nutrient: Wanted['nutrient'], amount: number): string {
  const rounded = amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10
  return `${rounded} ${NAMES[nutrient]}`
}

const NAMES = {
  kcal: 'kcal',
  protein: 'g protein',
  carbs: 'g carbohydrate',
  netCarbs: 'g net carbohydrate',
  fat: 'g fat',
  satFat: 'g saturated fat',
  fiber: 'g fiber',
  sugar: 'g sugar',
  sodium: 'mg sodium',
} satisfies Record<Wanted['nutrient'], string>
