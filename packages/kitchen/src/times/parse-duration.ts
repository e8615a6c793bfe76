import { parseQuantity } from '../quantities/parse-quantity.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { plainText } from '../text/plain-text.ts'

/** Minutes; both ends are equal if one figure was given. */
export type MinuteRange = { min: number; max: number }

/** What a free-text time means. `reason` is a sentence fit to show. */
export type Duration = { ok: true; minutes: MinuteRange } | { ok: false; reason: string }

/** Times are never written at more length; the rest of a longer text is not read. */
const MAX_LENGTH = 200
const LONGEST_MINUTES = 60 * 24 * 60

/**
 * Reads a cook's free-text time: '20 min', '1 hour 30 minutes', '1h 20m', '1:30' (90 minutes), '90'
 * (minutes), '1½ hours', '20-25 min', 'half an hour', 'PT1H30M'. Words behind it ('plus chilling')
 * are ignored; 'overnight' is not a number of minutes. 0 is valid: nothing is cooked.
 */
export function parseDuration(text: string): Duration {
  const plain = plainText(text, MAX_LENGTH)
  if (/over ?night/i.test(plain)) return { ok: false, reason: 'Say how many hours overnight is.' }
  const minutes = readIso(plain) ?? readRange(plain.replace(LEAD, ''))
  if (!minutes) return { ok: false, reason: 'Write a time like 45 min or 1 h 30 min.' }
  if (minutes.max > LONGEST_MINUTES) return { ok: false, reason: 'A time is at most 60 days.' }
  return { ok: true, minutes }
}

/** 'Cook time:', 'Bake for', 'under', 'ready in'. */
const LEAD =
  /^(?:(?:prep|prepare|cook|cooking|bake|baking|total|active|ready|simmer|roast|time|for|in|under|up to|less than|at (?:least|most)|max\.?|maximum|just|only)\b[ :]*){1,4}/i

/** ISO 8601 as recipe pages embed it: 'PT1H30M', 'P1DT2H', with years of zero, without its last letter, its P. */
function readIso(text: string): MinuteRange | undefined {
  const parts = ISO.exec(text.replaceAll(' ', ''))
  const figures = parts?.slice(1)
  if (!figures?.some((part) => part !== undefined)) return undefined
  const [days, hours, minutes, seconds] = figures.map((part) =>
    Number((part ?? '0').replace(',', '.')),
  )
  return single((days ?? 0) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60)
}

const ISO =
  /^(?=[PT])P?(?:0{1,4}Y)?(?:0{1,2}M)?(?:0{1,2}W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4}(?:[.,]\d{1,4})?)H)?(?:(\d{1,5}(?:[.,]\d{1,4})?)(?:M|$))?(?:(\d{1,6}(?:[.,]\d{1,6})?)S)?)?$/i

const single = (minutes: number): MinuteRange => ({ min: minutes, max: minutes })

/** One time, or two with a dash or 'to' between: '20 min - 1 hour'. */
function readRange(text: string): MinuteRange | undefined {
  const first = readTime(text)
  if (!first) return undefined
  const link = /^\s*(?:[-–—]|to\b|or\b)\s*/i.exec(first.rest)
  const second = link ? readTime(first.rest.slice(link[0].length)) : undefined
  const rest = second ? second.rest : first.rest
  // A remaining figure that was not understood could be most of the time.
  if (/\d/.test(rest.replace(/\(.*$/, ''))) return undefined
  const ends = second ? [first.minutes, second.minutes] : [first.minutes]
  return {
    min: Math.min(...ends.map((end) => end.min)),
    max: Math.max(...ends.map((end) => end.max)),
  }
}

type TimeRead = { minutes: MinuteRange; rest: string }

/** '1:30', '1 hour 30 minutes', '1h30', '90'. */
function readTime(text: string): TimeRead | undefined {
  const clock = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?(?!\d)(?: ?(?:h|hrs?|hours?)\b\.?)?/i.exec(text)
  if (clock)
    return {
      minutes: single(Number(clock[1]) * 60 + Number(clock[2])),
      rest: text.slice(clock[0].length),
    }
  const first = readPart(text)
  if (!first) return undefined
  if (first.unitMinutes === undefined) return { minutes: first.minutes, rest: first.rest }
  let { minutes, rest } = first
  let largest = first.unitMinutes
  for (let parts = 0; parts < 4; parts++) {
    const joined = rest.replace(/^\s*(?:,|and\b|&|\+|plus\b)?\s*/i, '')
    const next = readPart(joined)
    // 'and 30' behind hours is minutes; anything else must name a smaller unit.
    const isBare = next && next.unitMinutes === undefined && largest === 60 && next.minutes.max < 60
    const isSmaller = next?.unitMinutes !== undefined && next.unitMinutes < largest
    const isAdded = /^\s*(?:\+|plus\b)/i.test(rest) && next?.unitMinutes !== undefined
    if (!next || !(isBare || isSmaller || isAdded)) break
    minutes = { min: minutes.min + next.minutes.min, max: minutes.max + next.minutes.max }
    largest = next.unitMinutes ?? 1
    rest = next.rest
  }
  return { minutes, rest }
}

type Part = TimeRead & { unitMinutes: number | undefined }

/** A figure with its unit ('1½ hours', '20-25 min', 'an hour and a half'), or a bare figure. */
function readPart(text: string): Part | undefined {
  const amount = parseQuantity(text)
  if (!amount) return undefined
  const unit = UNIT.exec(amount.rest)
  if (!unit) {
    const isFigure = /^[~≈]?\s*(?:about |approx\.? )?[\d½⅓⅔¼¾]/i.test(text)
    const minutes = { min: amount.quantity.min, max: amount.quantity.max }
    return isFigure && /^(?:$|[\s,;(+–—-])/.test(amount.rest)
      ? { minutes, rest: amount.rest, unitMinutes: undefined }
      : undefined
  }
  const unitMinutes = minutesOf(unit[0])
  const behind = amount.rest.slice(unit[0].length)
  const half = /^ and (?:a|one) half\b/i.exec(behind)
  const extra = half ? 0.5 : 0
  return {
    minutes: inMinutes(amount.quantity, extra, unitMinutes),
    rest: half ? behind.slice(half[0].length) : behind,
    unitMinutes,
  }
}

function inMinutes({ min, max }: Quantity, extra: number, unitMinutes: number): MinuteRange {
  // A third of an hour is 20 minutes, not 20.000000000000004.
  const exact = (value: number) => Math.round((value + extra) * unitMinutes * 1e6) / 1e6
  return { min: exact(min), max: exact(max) }
}

const UNIT =
  /^-?(?:days?|d|hours?|hrs?|hs?|minutes?|mins?|minuts?|m|['′’]|seconds?|secs?|s)(?![\p{L}])\.?/iu

function minutesOf(unit: string): number {
  switch (unit.replace('-', '').toLowerCase()[0]) {
    case 'd':
      return 1440
    case 'h':
      return 60
    case 's':
      return 1 / 60
    default:
      return 1
  }
}
