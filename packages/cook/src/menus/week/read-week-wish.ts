import type { Cookbook, Dish } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import { type Conditions, readConditions } from '../../read-request.ts'
import type { CookRequest } from '../../request.ts'
import {
  freezesWell,
  isForLunchBox,
  isForWarmingAtWork,
  keepsForDays,
  OFFAL,
} from '../../wishes/dish-traits.ts'
import { readRefusedShapes, SHAPES, type Shape } from '../../wishes/shapes.ts'
import { readEaters } from '../eaters.ts'
import { foodsIn } from '../foods-in.ts'
import { type Manner, readManner } from '../manner.ts'
import type { Meal } from '../menu.ts'
import { withSaidRules } from '../said-rules.ts'
import { type Day, readDays, readMeals } from './days.ts'
import { readDaysApart } from './days-apart.ts'
import { WEEKDAYS } from './weekdays.ts'

/** A request for a plan of several days. */
export type WeekWish = Wanted & {
  days: readonly Day[]
  meals: readonly Meal[]
  servings: number
  conditions: Conditions
  /** Sorts of dishes that are refused: 'no sandwiches'. */
  refused: readonly Shape[]
  /** It is packed and cannot be heated where it is eaten. */
  isCold: boolean
  /** Liver or kidneys were named, or are in the house. */
  isOffalWanted: boolean
  /** A time limit was given that holds for every day. */
  isLimited: boolean
  /** Diets and refused foods of some of the eaters. The whole plan keeps to them. */
  shared: readonly string[]
  /** How many of the meals should have the food that was named; undefined for as many as possible. */
  times: number | undefined
  manner: Manner
  isWithLittleMeat: boolean
  /** Some meals are cooked for two days at once. */
  cooksDouble: boolean
  /** Lunch is what is left of the dinner before. */
  lunchIsLeft: boolean
  /** What is wanted on single days, by the name of the day. */
  ofDays: ReadonlyMap<string, DayWish>
  /** Sentences that tell how the request was understood. */
  says: readonly string[]
}

/** What is wanted on one day. */
export type DayWish = Wanted & {
  rules: readonly string[]
  isOut: boolean
  isLeftovers: boolean
  /** Its words, to prefer a dish whose title has one of them. */
  words: readonly string[]
}

/** The foods, sorts of dishes and dishes that are wanted. */
type Wanted = { foods: readonly string[]; shapes: readonly Shape[]; named: readonly Dish[] }

const COUNT = '\\d+|two|three|four|five|six|seven|ten'
const MEALS = 'dinners?|suppers?|lunches|meals?|menus?|food|recipes|cooking'
const DAY = WEEKDAYS.map((day) => `${day}s?`).join('|')
const SPAN = `(?:${DAY}) ?(?:to|through|till|until|-|–) ?(?:${DAY})`
const PLAN = new RegExp(
  [
    `\\b(?:${MEALS}|plan)\\b.*\\b${SPAN}\\b`,
    `\\b${SPAN}\\b.*\\b(?:${MEALS}|plan)\\b`,
    `\\b(?:${COUNT})[- ]days?\\b.*\\b(?:plan|menu)\\b`,
    '(?<!\\bfor )\\bmeal[- ]?(?:plan|prep)(?:s|ning)?\\b(?! lunch)',
    '\\bplan\\b.*\\b(?:weeks?|weekend|days|dinners|lunches|meals|month|fortnight)\\b',
    `\\b(?:${MEALS})\\b.*\\bfor (?:the|this|next|a|all|our|my|one|two|2)? ?(?:whole |coming |busy |next )?(?:weeks?|weekend|fortnight|month|(?:${COUNT}) (?:days|nights|evenings))\\b`,
    `\\b(?:${MEALS})\\b.*\\b(?:this|next|the coming) week\\b(?!-?end)`,
    "\\b(?:weekly|week['’]?s|week of) (?:menu|plan|meals|dinners|lunches)\\b",
    "(?:^|\\b(?:a|one|whole) )week(?:['’]s worth)? of \\w+",
    '\\b(?:eat|cook|have|make)\\b.*\\b(?:this|next|the coming) week\\b(?!-?end)',
    '\\b(?:[3-9]|1[0-4]|three|four|five|six|seven|ten) (?:[\\w-]+ ){0,3}(?:dinners|weeknight meals|lunches|suppers)\\b',
  ].join('|'),
  'i',
)

/** Whether a text asks for the meals of several days. */
export function isForWeek(text: string): boolean {
  return PLAN.test(text)
}

/** Reads the plan that a request asks for. Undefined when it asks for none. */
export function readWeekWish(request: CookRequest, book: Cookbook): WeekWish | undefined {
  const { text, today } = request
  if (!isForWeek(text)) return undefined
  const { apart, rest } = readEaters(text)
  const diets = apart.map(({ rule }) => rule)
  const { common, apart: ofDays } = readDaysApart(plainTimes(rest))
  const meals = readMeals(LEFT_FOR_LUNCH.test(text) ? common : rest)
  const daily = readDaily(common, meals)
  const besides = withoutPlanWords([daily.rest, ...diets].join(', '))
  const read = readConditions(request, besides)
  const conditions = { ...read, rules: withSaidRules(read.rules, common) }
  const lunchIsLeft = LEFT_FOR_LUNCH.test(text)
  const wanted = readWanted(besides, book)
  const isCold =
    NOT_WARMED.test(text) && (TAKEN_ALONG.test(text.toLowerCase()) || !meals.includes('dinner'))
  const stored = STORED.filter(({ shape }) => shape.words.test(text.toLowerCase()))
  return {
    days: readDays(text, today, conditions.maxMinutes),
    meals: lunchIsLeft ? ['dinner'] : meals,
    servings: conditions.servings ?? 4,
    conditions: { ...conditions, maxMinutes: undefined },
    isLimited: conditions.maxMinutes !== undefined,
    shared: diets,
    ...wanted,
    refused: readRefusedShapes(text.toLowerCase()).refused,
    isCold,
    isOffalWanted: [text, ...(request.pantry ?? []).map(({ name }) => name)].some((said) =>
      OFFAL.test(said),
    ),
    shapes: [...wanted.shapes, ...stored.map(({ shape }) => shape)],
    times: readFrequency(request.text),
    manner: readManner(common),
    isWithLittleMeat:
      /\b(?:less|little|not (?:too|so) much|low|reduce) meat\b|\bflexitarian\b/i.test(text),
    cooksDouble:
      !lunchIsLeft &&
      /\bleft-?overs?\b|\bcook once\b|\bbatch\b|\bmeal prep\b|\bcook double\b|\beat twice\b/i.test(
        common,
      ),
    lunchIsLeft,
    ofDays: toDayWishes(ofDays, request, book),
    says: [
      ...daily.says,
      ...sayLimits(conditions),
      ...stored.map(({ say }) => say),
      ...(isCold ? [KEPT_COLD] : []),
    ],
  }
}

const NOT_WARMED =
  /\b(?:no|without(?: an?| any)?) (?:way to (?:heat|warm)|microwave|re-?heating|warming|kitchen|stove)|\b(?:eaten|eat|served) cold\b|\bcold (?:packed )?lunch(?:es)?\b|\b(?:can['’]?t|cannot) (?:be )?(?:re-?)?(?:heat|warm)/i
const KEPT_COLD =
  'All of it is eaten cold: chill it within 2 hours of cooking and carry it with an ice pack.'

const LEFT_FOR_LUNCH = /\bleft-?overs?\b[^,;.]*\blunch|\blunch(?:es)?\b[^,;.]*\bleft-?overs?\b/i

function toDayWishes(
  all: readonly { days: readonly string[]; text: string }[],
  request: CookRequest,
  book: Cookbook,
): ReadonlyMap<string, DayWish> {
  const wishes = new Map<string, DayWish>()
  for (const { days, text } of all) {
    const besides = text.replace(TIMES, ' ')
    const { rules } = readConditions(request, besides)
    const wanted = readWanted(besides, book)
    const words = toTokens(besides).map(({ word }) => word)
    const isLeftovers = /\bleft-?overs?\b/i.test(text)
    for (const day of days) {
      const before = wishes.get(day)
      wishes.set(day, {
        rules: [...new Set([...(before?.rules ?? []), ...rules])],
        foods: [...(before?.foods ?? []), ...(isLeftovers ? [] : wanted.foods)],
        shapes: [...(before?.shapes ?? []), ...wanted.shapes],
        named: [...(before?.named ?? []), ...wanted.named],
        words: [...(before?.words ?? []), ...words],
        isOut: (before?.isOut ?? false) || OUT.test(text),
        isLeftovers: (before?.isLeftovers ?? false) || isLeftovers,
      })
    }
  }
  return wishes
}

const OUT =
  /\b(?:eat(?:ing)? out|eats? out|dinner out|going out|go out|away|not (?:at )?home|out|skip|no (?:dinner|cooking|meal|food)|restaurant|take-?out|take-?away|off|invited)\b/i

function readWanted(text: string, book: Cookbook): Wanted {
  const words = toTokens(text).map(({ word }) => word)
  const plain = readRefusedShapes(text.toLowerCase()).rest
  return {
    foods: foodsIn(text),
    shapes: [
      ...SHAPES.filter(({ words: named, isTime }) => !isTime && named.test(plain)),
      ...(TAKEN_ALONG.test(plain) ? [LUNCH_BOX] : []),
    ],
    named: book.findNamed(words).map(({ dish }) => dish),
  }
}

/**
 * Food to take along. In a plan the word 'lunch' is cut from the text, so the usual words for a lunch box do not match.
 */
const TAKEN_ALONG = /\b(?:office|school|work|packed|lunch ?box(?:es)?|bento|to take along|to go)\b/
const LUNCH_BOX: Shape = {
  words: TAKEN_ALONG,
  is: isForLunchBox,
  isNear: isForWarmingAtWork,
}
/** Matched against the whole request, as a plan says it of all its meals. */
const STORED: readonly { shape: Shape; say: string }[] = [
  {
    shape: {
      words: /\bfreez(?:er|e|es|able|ing)\b|\bbatch[- ]?cook\w*\b/,
      is: ({ dish }) => freezesWell(dish),
    },
    say: 'All of them freeze well: cool them within 2 hours, freeze them in portions for 2 to 3 months and thaw them overnight in the fridge. Each recipe says what goes in fresh.',
  },
  {
    shape: {
      words: /\bmeal[- ]?prep\w*\b|\bmake[- ]ahead\b|\bcook(?:ed|ing)? ahead\b|\bahead of time\b/,
      is: ({ dish }) => keepsForDays(dish, 3),
    },
    say: 'All of them keep for 3 days or more in the fridge, so that they can be cooked ahead.',
  },
]

/** Tells the limit of calories that was asked for: 'at most 600 kcal a portion'. */
function sayLimits({ wanted }: Conditions): string[] {
  return wanted.flatMap(({ nutrient, bound, amount }) =>
    nutrient === 'kcal' && bound === 'most' ? [`Each has at most ${amount} kcal a portion.`] : [],
  )
}

const OFTEN: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 }
/**
 * How many meals a food is for: 'twice', 'three times', or of the dinners 'one with fish', 'two of them with lentils'.
 */
const FREQUENCY =
  /\b(?:(once|twice|thrice)|(\d|two|three|four|five) times|(?<=[,;] |\band |\bwith )(one|two|three)(?= (?:of (?:them|these|which) )?(?:with|of|has|have|should|must|is|fish|meat|chicken|vegetarian)\b))/i

function readFrequency(text: string): number | undefined {
  const [, word, times, some] = FREQUENCY.exec(text) ?? []
  if (word !== undefined) return OFTEN[word.toLowerCase()]
  const count = times ?? some
  if (count === undefined) return undefined
  if (count.toLowerCase() === 'one') return 1
  const at = ['two', 'three', 'four', 'five'].indexOf(count.toLowerCase())
  return at < 0 ? Number(count) : at + 2
}

/** The share of a day's calories that a meal may have; our own figures. */
const SHARES: Readonly<Record<Meal, number>> = { breakfast: 0.25, lunch: 0.35, dinner: 0.4 }

/** Turns a limit for the day into one for each meal, which is the same for all of them: 'at most 1,800 kcal a day'. */
function readDaily(text: string, meals: readonly Meal[]): { rest: string; says: string[] } {
  const found = DAILY.exec(text)
  const [whole = '', figure = ''] = found ?? []
  if (!found) return { rest: text, says: [] }
  const daily = Number(figure.replace(/[,. ]/g, ''))
  const share = Math.min(...meals.map((meal) => SHARES[meal]))
  const each = Math.round((daily * share) / 10) * 10
  const says = [
    `Of ${daily.toLocaleString('en-US')} kcal a day I leave at most ${each} for ${meals.length > 1 ? 'each meal' : `each ${meals[0] ?? 'meal'}`}.`,
  ]
  return { rest: text.replace(whole, ` under ${each} kcal `), says }
}

const DAILY =
  /(?:\b(?:under|below|at most|max(?:imum)?|about|around|up to) )?\b(\d{1,2}[,. ]?\d{3}|\d{3,4}) ?(?:k?cal(?:orie)?s?)(?: (?:a|per|each) day| daily|\/day)/i

/** Rewrites a refused time as a limit: 'no dish with more than 30 minutes' becomes 'under 30 minutes'. */
function plainTimes(text: string): string {
  return text.replace(
    /\b(?:no|none|nothing|not)\b[^,;.]*?\b(?:more than|over|longer than|above) (\d{1,3} ?(?:min(?:ute)?s?|h(?:our)?s?))\b/gi,
    'under $1',
  )
}

const TIMES =
  /\b(?:quick(?:ly)?|fast|busy|slow(?:ly)?|(?:only |in |under )?\d{1,3}[- ]?min(?:utes?)?)\b/gi

const PLAN_WORDS = new RegExp(
  `\\b(?:meal[- ]?plan|meal[- ]?prep|plan|weekly|weekdays?|weeknights?|weekend|weeks?|fortnight|month|days?|nights?|evenings?|dinners?|suppers?|lunch(?:es)?|breakfasts?|meals?|menus?|left-?overs?|less meat|little meat|budget|cook once|eat twice|${WEEKDAYS.map((day) => `${day}s?`).join('|')})\\b`,
  'gi',
)
/** Counts days or meals; the number must not be read as one of people. */
const NUMBERED = new RegExp(
  `\\b(?:for )?(?:the next |next )?(?:\\d{1,2}|${COUNT}) ((?:[\\w-]+ ){0,2})(?:days|nights|evenings|dinners|suppers|lunches|meals|weeks)\\b`,
  'gi',
)

function withoutPlanWords(text: string): string {
  return text.replace(NUMBERED, ' $1 ').replace(PLAN_WORDS, ' ')
}
