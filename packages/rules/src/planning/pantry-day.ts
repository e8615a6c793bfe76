import { addDays, daysUntil, PANTRY_LIMITS } from './pantry.ts'

/**
 * Splits off the part of a line that says how long a food keeps: 'exp 12/24', 'best before: 24
 * Dec', '(use by Friday)', 'until Sunday'; after a comma also just a day, and a word such as
 * 'tomorrow' at the end of a line.
 */
export function splitExpiry(line: string): { food: string; expiry: string | undefined } {
  const match = EXPIRY.exec(line) ?? DAY_BEHIND_COMMA.exec(line) ?? DAY_AT_END.exec(line)
  if (!match) return { food: line, expiry: undefined }
  return { food: line.slice(0, match.index), expiry: match[1] ?? '' }
}

const EXPIRY =
  /(?:^|[\s,;(–-]+)(?:exp(?:ir(?:es|y|ed|ing|ation))?|best[ -](?:before|by)|use[ -](?:by|before)|(?:good |keeps )?(?:until|till)|bb[de]?)\b\.?(?: date)?:?(?: on\b| by\b)? *([^()]*)\)?\s*$/i

const SPOKEN_DAY =
  'today|tonight|tomorrow|(?:the )?day after tomorrow|(?:next )?(?:sun|mon|tues|wednes|thurs|fri|satur)day|next (?:week|month)|in (?:\\d{1,3}|an?|one|two|three|four|some|a few) (?:day|week|month|year)s?'
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** Anything that looks like a day, valid or not, so that '1 l milk, 32.13.' gets an error. */
const DAY_BEHIND_COMMA = new RegExp(
  `[,;(–]\\s*((?:on )?(?:${SPOKEN_DAY}|[a-z]+day|\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[./]\\d{1,2}[./](?:\\d{2,4})?|\\d{1,2}\\/\\d{2}|\\d{1,2}(?:st|nd|rd|th)?\\.? ${MONTH}\\.?(?:,? \\d{2,4})?|${MONTH}\\.? \\d{1,4}(?:st|nd|rd|th)?(?:,? \\d{4})?))\\)?\\s*$`,
  'i',
)
const DAY_AT_END = new RegExp(`\\s(${SPOKEN_DAY})\\s*$`, 'i')

/**
 * The day a cook or a package names: '12/24', '24.12.2026', '2026-12-24', 'Dec 24', 'Dec 2026' (its
 * last day), 'tomorrow', 'Friday', 'in 2 weeks'. With slashes the month comes first if that gives a
 * valid day; a date without a year is the next one, or one just past.
 * @param today 'YYYY-MM-DD', as is the answer; undefined if no day is meant
 */
export function readExpiryDay(text: string, today: string): string | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/^on /, '')
    .replace(/\.$/, '')
    .replace(ORDINAL, '$1')
  const day = readRelativeDay(words, today) ?? readCalendarDay(words, today)
  if (day === undefined) return
  return day >= PANTRY_LIMITS.firstDate && day <= PANTRY_LIMITS.lastDate ? day : undefined
}

const ORDINAL = /\b(\d{1,2})(?:st|nd|rd|th)\b/g

function readRelativeDay(words: string, today: string): string | undefined {
  const days = DAYS_FROM_TODAY[words]
  if (days !== undefined) return addDays(today, days)
  const weekday = positionOf(words, WEEKDAYS)
  if (weekday !== undefined) {
    return addDays(today, (weekday + 7 - new Date(today).getUTCDay()) % 7)
  }
  const span = /^(?:in )?(\d{1,3}|an?|one|two|three|four) (day|week|month|year)s?$/.exec(words)
  const [, count = '', unit = ''] = span ?? []
  return span
    ? addDays(today, (COUNTS[count] ?? Number(count)) * (SPAN_DAYS[unit] ?? 1))
    : undefined
}

const DAYS_FROM_TODAY: Record<string, number> = {
  today: 0,
  tonight: 0,
  tomorrow: 1,
  'day after tomorrow': 2,
  'the day after tomorrow': 2,
  'next week': 7,
  'next month': 30,
}
const COUNTS: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 }

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const MONTHS =
  'january february march april may june july august september october november december'.split(' ')
/** 'In 2 months' is not meant to the day. */
const SPAN_DAYS: Record<string, number> = { week: 7, month: 30, year: 365 }

/** The index of the only entry that `words` abbreviates to three letters or more. */
function positionOf(words: string, names: readonly string[]): number | undefined {
  const position = words.length < 3 ? -1 : names.findIndex((name) => name.startsWith(words))
  return position < 0 ? undefined : position
}

function readCalendarDay(words: string, today: string): string | undefined {
  for (const pattern of PATTERNS) {
    const { year, month, day, name } = pattern.exec(words)?.groups ?? {}
    const named = name === undefined ? undefined : positionOf(name, MONTHS)
    const number = named === undefined ? Number(month) : named + 1
    const found = dayOf({ year, month: number, day }, today)
    if (found !== undefined) return found
  }
  return
}

/** Tried in this order, for figures that could be read in several ways. */
const PATTERNS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})(?:\.(?<year>\d{4}|\d{2}))?$/,
  /^(?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[-/](?<year>\d{4}|\d{2}))?$/,
  /^(?<day>\d{1,2})[-/](?<month>\d{1,2})(?:[-/](?<year>\d{4}|\d{2}))?$/,
  // '06/45' on a package.
  /^(?<month>\d{1,2})\/(?<year>\d{2})$/,
  /^(?<day>\d{1,2})\.? (?<name>[a-z]+)\.?(?:,? (?<year>\d{4}|\d{2}))?$/,
  /^(?<name>[a-z]+)\.? (?<day>\d{1,2})(?:,? (?<year>\d{4}))?$/,
  /^(?<name>[a-z]+)\.? (?<year>\d{4})$/,
] as const

type Figures = { year: string | undefined; month: number; day: string | undefined }

function dayOf({ year, month, day }: Figures, today: string): string | undefined {
  if (!(month >= 1 && month <= 12)) return
  if (year === undefined) return nearestDay(month, Number(day), today)
  const fullYear = Number(year) + (year.length === 2 ? 2000 : 0)
  // The last day of the month.
  if (day === undefined) return toIso(fullYear, month + 1, 0)
  return realDay(fullYear, month, Number(day))
}

function nearestDay(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1]
    .flatMap((one) => realDay(one, month, day) ?? [])
    .find((found) => daysUntil(found, today) >= -JUST_GONE_DAYS)
}

const JUST_GONE_DAYS = 30

/** Undefined for impossible dates such as 30 February. */
function realDay(year: number, month: number, day: number): string | undefined {
  const found = toIso(year, month, day)
  return Number(found.slice(8)) === day ? found : undefined
}

function toIso(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
