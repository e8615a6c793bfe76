import { type Nutrition, nutritionOf } from '@potluck/kitchen/knowledge'
import { findPhrases, type Span } from './words.ts'

/** What a portion shall have of a nutrient: energy in kcal, sodium and cholesterol in mg, the rest in g. */
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
  /** The cook's own words for it, where they named no figure: 'high protein'. */
  meant?: string
}

/** Reads what a request wants of a portion: 'under 500 kcal', '40 g protein', 'low fat'. */
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
        // The 'high protein' of who says how much is that much.
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
/** Read words write '35 g+' as '35 g and'. */
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

/** Of what is for a day a third is for a meal. */
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

/** What is meant by words alone. */
const IN_WORDS: readonly (Omit<Wanted, 'meant'> & { words: RegExp })[] = [
  /** Half of the FDA's daily value of 50 g (21 CFR 101.9 (c)(9)). */
  { words: HIGH('protein'), nutrient: 'protein', bound: 'least', amount: 25 },
  /** Ours: of a meal more than the fifth of the FDA's daily value of 28 g that is 'high' (21 CFR 101.54 (b)). */
  { words: HIGH('fib(?:er|re)'), nutrient: 'fiber', bound: 'least', amount: 8 },
  /** Ours: a quarter of the 130 g a day below which diets are called low in carbohydrate (ADA 2019). */
  { words: LOW('(?:carbs?|carbohydrates?)'), nutrient: 'carbs', bound: 'most', amount: 30 },
  /** Ours: a quarter of the FDA's daily value of 78 g. */
  { words: LOW('fat'), nutrient: 'fat', bound: 'most', amount: 20 },
  /** WHO 2015: free sugars under 10 % of energy, 50 g a day; a third a meal. */
  { words: LOW('sugar'), nutrient: 'sugar', bound: 'most', amount: 17 },
  /** Ours: a quarter of 2,000 kcal a day. */
  { words: LOW('(?:calories?|cal)'), nutrient: 'kcal', bound: 'most', amount: 500 },
]

/** What a portion of these ingredients has; undefined where too little of it can be counted. */
export function portionOf(ingredients: readonly string[], servings: number): Portion | undefined {
  const { perServing, coverage } = nutritionOf({ ingredients, servings })
  return coverage < SURE ? undefined : perServing
}

/** More of the weight left uncounted is a main thing in it: all of the sugar, or half of the energy. */
const SURE = 0.9

type Portion = NonNullable<Nutrition['perServing']>

/** Whether a portion has what is wanted; 'about' is within a tenth. */
export function hasWanted(portion: Portion, { nutrient, bound, amount, meant }: Wanted): boolean {
  const has = portion[nutrient]
  // 'High protein' is no dish of pasta and cream that is so large that it has some.
  const isThin = nutrient === 'protein' && has * KCAL_A_GRAM < PROTEIN_SHARE * portion.kcal
  if (meant !== undefined && bound === 'least' && isThin) return false
  if (bound === 'most') return has <= amount
  if (bound === 'least') return has >= amount * NEARLY
  return Math.abs(has - amount) <= amount * 0.1
}

/** Regulation (EC) No 1924/2006, Annex: 'high protein' where a fifth of the energy comes from it. */
const PROTEIN_SHARE = 0.2
const KCAL_A_GRAM = 4

/** A figure that is rounded to the one asked for keeps to it. */
const NEARLY = 0.98

/** How far a portion is from all that is wanted: 0 where it has it, 1 where it has double or nothing. */
export function distanceFrom(portion: Portion, wanted: readonly Wanted[]): number {
  return wanted.reduce((sum, one) => {
    if (hasWanted(portion, one)) return sum
    return sum + Math.abs(portion[one.nutrient] - one.amount) / Math.max(one.amount, 1)
  }, 0)
}

/** 'about 523 kcal', 'about 640 mg sodium'. */
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
