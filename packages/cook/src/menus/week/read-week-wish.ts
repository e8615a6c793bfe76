import { type Conditions, readConditions } from '../../read-request.ts'
import type { CookRequest } from '../../request.ts'
import { readEaters } from '../eaters.ts'
import { foodsIn } from '../foods-in.ts'
import type { Meal } from '../menu.ts'
import { type Day, readDays, readMeals, WEEKDAYS } from './days.ts'

/** A plan of days that is asked for. */
export type WeekWish = {
  days: readonly Day[]
  meals: readonly Meal[]
  servings: number
  conditions: Conditions
  /** Diets of some of those who eat, that all of it keeps to. */
  shared: readonly string[]
  foods: readonly string[]
  isCheap: boolean
  isWithLittleMeat: boolean
  /** Whether some is cooked for two days at once. */
  cooksDouble: boolean
}

const PLAN =
  /\b(?:\d+|two|three|four|five|six|seven|ten)[- ]days?\b.*\b(?:plan|menu)\b|\bmeal[- ]?(?:plan|prep)\b|\bplan\b.*\b(?:week|weekend|days|dinners|lunches|meals|month|fortnight)\b|\b(?:dinners?|suppers?|lunches|meals?|menus?|food|recipes|cooking)\b.*\bfor (?:the|this|next|a|all|our|my|one|two|2)? ?(?:whole |coming |busy |next )?(?:weeks?|weekend|fortnight|month|(?:\d+|two|three|four|five|six|seven) (?:days|nights|evenings))\b|\b(?:weekly|week's|week of) (?:menu|plan|meals|dinners)\b|\b(?:[3-9]|1[0-4]|three|four|five|six|seven|ten) (?:\w+ ){0,2}(?:dinners|weeknight meals|lunches)\b/i

/** Whether a text asks for the meals of some days. */
export function isForWeek(text: string): boolean {
  return PLAN.test(text)
}

/** The plan that a request asks for; undefined where it asks for none. */
export function readWeekWish(request: CookRequest): WeekWish | undefined {
  const { text, today } = request
  if (!isForWeek(text)) return undefined
  const { apart, rest } = readEaters(text)
  const diets = apart.map(({ diet }) => diet)
  const besides = withoutPlanWords(withoutTimesOfDays([rest, ...diets].join(', ')))
  const conditions = readConditions(request, besides)
  return {
    days: readDays(text, today, conditions.maxMinutes),
    meals: readMeals(text),
    servings: conditions.servings ?? 4,
    conditions: { ...conditions, maxMinutes: undefined },
    shared: diets,
    foods: foodsIn(besides),
    isCheap: /\b(?:cheap|budget|frugal|inexpensive|thrifty|low[- ]cost|save money|student)\b/i.test(
      text,
    ),
    isWithLittleMeat:
      /\b(?:less|little|not (?:too|so) much|low|reduce) meat\b|\bflexitarian\b/i.test(text),
    cooksDouble:
      /\bleft-?overs?\b|\bcook once\b|\bbatch\b|\bmeal prep\b|\bcook double\b|\beat twice\b/i.test(
        text,
      ),
  }
}

/** 'Quick on Tuesday' says nothing of the other days. */
function withoutTimesOfDays(text: string): string {
  return text
    .split(/(?<=[,.;])|(?= and )/)
    .map((clause) => (A_DAY.test(clause) ? clause.replace(TIMES, ' ') : clause))
    .join('')
}

const A_DAY = new RegExp(`\\b(?:${WEEKDAYS.join('|')})`, 'i')
const TIMES =
  /\b(?:quick(?:ly)?|fast|busy|slow(?:ly)?|(?:only |in |under )?\d{1,3} ?min(?:utes)?)\b/gi

const PLAN_WORDS = new RegExp(
  `\\b(?:meal[- ]?plan|meal[- ]?prep|plan|weekly|weekdays?|weeknights?|weekend|week|fortnight|month|days?|nights?|evenings?|dinners?|suppers?|lunch(?:es)?|breakfasts?|meals?|menus?|left-?overs?|less meat|little meat|budget|cook once|eat twice|${WEEKDAYS.map((day) => `${day}s?`).join('|')})\\b`,
  'gi',
)
const NUMBERED =
  /\b(?:for )?(?:the next |next )?(?:\d{1,2}|two|three|four|five|six|seven|ten) (?:\w+ )?(?:days|nights|evenings|dinners|lunches|meals)\b/gi

/** How many days is no number of people, and a plan is no food. */
function withoutPlanWords(text: string): string {
  return text.replace(NUMBERED, ' ').replace(PLAN_WORDS, ' ')
}
