import type { Meal } from '../menu.ts'
import { readDaysApart } from './days-apart.ts'
import { WEEKDAYS } from './weekdays.ts'

/** A day of a plan. */
export type Day = {
  /** 'Monday' */
  name: string
  /** 'YYYY-MM-DD', if today's date is known. */
  date: string | undefined
  isWeekend: boolean
  /** From the first step to the last. */
  maxMinutes: number
}

/** Default minutes on a weekday evening and on a day of the weekend. */
const [EVENING, FREE_DAY] = [45, 180]
const [QUICK, SLOW] = [25, 300]
/** The longest plan, as nobody shops further ahead. */
export const MOST_DAYS = 14

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const RANGE = new RegExp(
  `\\b(${WEEKDAYS.join('|')})s? (?:to|through|till|until|-|–) (${WEEKDAYS.join('|')})`,
  'i',
)
const COUNT = new RegExp(
  `\\b(\\d{1,2}|${NUMBERS.join('|')})(?:[- ](?:\\w+|\\d+-minute)){0,3}?[- ](?:days?|nights?|evenings?|dinners?|suppers?|lunches|meals|weeknights?)\\b`,
  'i',
)

/** The days to plan: those that are named, else as many as the text says, else seven. */
export function readDays(
  text: string,
  today: string | undefined,
  maxMinutes: number | undefined,
): Day[] {
  const names = namesOfPlan(text)
  const first = firstDay(text, today, names)
  const start = WEEKDAYS.indexOf(first.name)
  const toDay = (ahead: number): Day => {
    const name = WEEKDAYS[(start + ahead) % 7] ?? 'Monday'
    const isWeekend = name === 'Saturday' || name === 'Sunday'
    return {
      name,
      date: first.date === undefined ? undefined : addDays(first.date, ahead),
      isWeekend,
      maxMinutes: minutesOn(name, isWeekend, text, maxMinutes),
    }
  }
  if (names.length > 0) return daysAhead(names, start, text).map(toDay)
  const days = Array.from({ length: 3 * MOST_DAYS }, (_, at) => toDay(at))
  const isOfWeekdays = OF_WEEKDAYS.test(readDaysApart(text).common)
  const count = isOfWeekdays && !COUNT.test(text) ? WORKDAYS : countIn(text)
  const wanted = isOfWeekdays ? days.filter(({ isWeekend }) => !isWeekend) : days
  return wanted.slice(0, Math.min(count, MOST_DAYS))
}

const WORKDAYS = 5

/** How many days after the start each named day is. Days of a span follow each other; others are put in order. */
function daysAhead(
  names: readonly (typeof WEEKDAYS)[number][],
  start: number,
  text: string,
): number[] {
  const ahead = names.map((name) => (WEEKDAYS.indexOf(name) - start + 7) % 7)
  if (!RANGE.test(text)) return ahead.toSorted((one, other) => one - other)
  const [first = 0] = ahead
  return ahead.map((_, at) => first + at)
}

/** The days that the plan is for. A day about which only something is said does not count: 'fish on Friday'. */
function namesOfPlan(text: string): (typeof WEEKDAYS)[number][] {
  const { common, apart } = readDaysApart(text)
  const named = namesIn(common)
  if (named.length > 0 || IS_SPAN.test(text) || COUNT.test(text)) return named
  const said = new Set(apart.flatMap(({ days }) => days))
  return WEEKDAYS.filter((day) => said.has(day))
}

const IS_SPAN = /\b(?:weeks?|weekly|fortnight|month)\b(?!-?(?:end|day|night))/i
const OF_WEEKDAYS = /\b(?:week ?nights?|week ?days?|school nights?|work ?days?)\b/i

export function readMeals(text: string): Meal[] {
  const meals = (['breakfast', 'lunch', 'dinner'] as const).filter((meal) =>
    new RegExp(`\\b${meal}(?:e?s)?\\b`, 'i').test(text),
  )
  if (/\b(?:all|three|3|every) meals\b/i.test(text)) return ['breakfast', 'lunch', 'dinner']
  // A plan 'with breakfast' has breakfast in addition to dinner.
  if (meals.length > 0 && !meals.includes('dinner') && BESIDES.test(text)) meals.push('dinner')
  return meals.length > 0 ? meals : ['dinner']
}

const BESIDES = /\b(?:with|and|plus|including) (?:breakfast|lunch)/i

/** The days that a text names, in the order of the week; a span begins with its first day. */
export function namesIn(text: string): (typeof WEEKDAYS)[number][] {
  const [, from = '', to = ''] = RANGE.exec(text) ?? []
  const [start, end] = [from, to].map((name) =>
    WEEKDAYS.findIndex((day) => day.toLowerCase() === name.toLowerCase()),
  )
  if (start !== undefined && end !== undefined && start >= 0) {
    return Array.from(
      { length: ((end - start + 7) % 7) + 1 },
      (_, at) => WEEKDAYS[(start + at) % 7],
    ).filter((day) => day !== undefined)
  }
  const isSpan = /\bweek(?:ly)?\b(?!-?(?:end|day|night))/i.test(text)
  if (isSpan) return []
  if (/\bweek-?ends?\b/i.test(text)) return ['Saturday', 'Sunday']
  if (
    /\b(?:weekdays|weeknights|work(?:ing)? ?week|school nights)\b/i.test(text) &&
    !COUNT.test(text)
  )
    return WEEKDAYS.slice(0, 5)
  return WEEKDAYS.filter((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(text))
}

function countIn(text: string): number {
  if (/\b(?:two weeks|fortnight|2 weeks|month)\b/i.test(text)) return MOST_DAYS
  if (/\bwork(?:ing)? ?week\b/i.test(text)) return 5
  const [whole = '', word] = COUNT.exec(text) ?? []
  // 'Two vegetarian days' of a weekly plan are two of its seven.
  const isOfWeek = IS_SPAN.test(text) && /\bdays?$/i.test(whole) && whole.split(/[- ]/).length > 2
  if (word === undefined || isOfWeek) return 7
  const at = NUMBERS.indexOf(word.toLowerCase())
  return Math.max(1, at < 0 ? Number(word) : at + 1)
}

/** The first day: tomorrow, or the next Monday for 'next week'. If today is unknown, the first named day or Monday. */
function firstDay(
  text: string,
  today: string | undefined,
  names: readonly string[],
): { name: (typeof WEEKDAYS)[number]; date: string | undefined } {
  if (today === undefined) {
    const [first] = WEEKDAYS.filter((day) => names.includes(day))
    return { name: first ?? 'Monday', date: undefined }
  }
  const tomorrow = addDays(today, 1)
  const ahead = /\bnext (?:week|monday)\b/i.test(text) ? (7 - dayOf(tomorrow)) % 7 : 0
  const date = addDays(tomorrow, ahead)
  return { name: WEEKDAYS[dayOf(date)] ?? 'Monday', date }
}

/** The minutes for a day: as said for that day, as said for all, or the default. */
function minutesOn(
  name: string,
  isWeekend: boolean,
  text: string,
  maxMinutes: number | undefined,
): number {
  const clause = text
    .split(/[,.;]|\band\b/)
    .find((part) => new RegExp(`\\b${name}`, 'i').test(part))
  const [, own] = /(\d{1,3}) ?(?:min|minutes)\b/i.exec(clause ?? '') ?? []
  if (own !== undefined) return Number(own)
  if (clause && /\b(?:quick|fast|busy|late|no time|little time)\b/i.test(clause)) return QUICK
  if (clause && /\b(?:slow|roast|long|time|elaborate|guests)\b/i.test(clause)) return SLOW
  const isOfEvenings =
    /\b(?:on|for|during) (?:the )?(?:week ?days|week ?nights|school nights)\b/i.test(text)
  if (maxMinutes !== undefined && !(isWeekend && isOfEvenings)) return maxMinutes
  return isWeekend ? FREE_DAY : EVENING
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** 0 for Monday. */
function dayOf(date: string): number {
  return (new Date(Date.parse(date)).getUTCDay() + 6) % 7
}
