import { addDays, calendarDay, startOfWeek, type Weekday } from '@potluck/rules'

/** The first day of the week that contains a day, or today, by the reader's locale. */
export function weekOf(day: string = calendarDay(new Date())): string {
  return startOfWeek(day, firstWeekday(navigator.language))
}

/** 1 is Monday, 7 Sunday; Monday if the browser does not know. */
export function firstWeekday(language: string): Weekday {
  const locale: LocaleWithWeeks = new Intl.Locale(language)
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay
  return isWeekday(first) ? first : 1
}

/** The current form of the API; older browsers have it under another name, or not at all. */
type LocaleWithWeeks = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

function isWeekday(value: number | undefined): value is Weekday {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 7
}

/**
 * The same days with today first and the days before it last; unchanged if today is not among them.
 */
export function fromToday(days: readonly string[], today = calendarDay(new Date())): string[] {
  const at = Math.max(0, days.indexOf(today))
  return [...days.slice(at), ...days.slice(0, at)]
}

/** 'Nov 23 – 29, 2026' */
export function weekLabel(start: string, locale: string): string {
  return formatOf(locale, { ...DATE, year: 'numeric' }).formatRange(
    new Date(start),
    new Date(addDays(start, 6)),
  )
}

/** 'Mon', and 'Monday, Nov 23'. */
export function dayNames(day: string, locale: string) {
  const date = new Date(day)
  const named = (options: Intl.DateTimeFormatOptions) =>
    formatOf(locale, { timeZone: 'UTC', ...options }).format(date)
  return {
    short: named({ weekday: 'short' }),
    weekday: named({ weekday: 'long' }),
    number: named({ day: 'numeric' }),
    whole: named({ ...DATE, weekday: 'long' }),
  }
}

/** Days are dates without a time: formatted in UTC, they are the same everywhere. */
const DATE = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const

/** Cached: creating a formatter takes a phone ten times as long as formatting a whole week. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}

const formats = new Map<string, Intl.DateTimeFormat>()
