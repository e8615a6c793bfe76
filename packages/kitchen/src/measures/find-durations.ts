import { type MinuteRange, parseDuration } from '../times/parse-duration.ts'

/** A time in a text, in minutes. */
export type DurationFound = { start: number; end: number; minutes: MinuteRange }

/** The times of a text: '2 minutes', '1 h 30 min', '20-25 mins', 'half an hour', '5 more minutes'. */
export function findDurations(text: string): DurationFound[] {
  return [...text.matchAll(DURATION)].flatMap((match) => {
    const [said] = match
    const read = parseDuration(said.replace(MORE, ' ').replace(/-(?=\p{L})/gu, ' '))
    // 'for 0 minutes' needs no timer.
    if (!read.ok || read.minutes.max === 0) return []
    return [{ start: match.index, end: match.index + said.length, minutes: read.minutes }]
  })
}

const MORE = / (?:more|further|additional|extra|full|whole) (?=\p{L})/giu

const NUMBER =
  '(?:\\d{1,4}(?:[.,]\\d{1,2})?(?: ?[½¼¾⅓⅔]| \\d/\\d)?|\\d/\\d|[½¼¾⅓⅔]|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|an?|half an?|a couple of)\\b)'
const UNIT = '(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?|days?)(?![\\p{L}\\d])'
const ONE = `${NUMBER}(?:(?: ?[-–—] ?| to | or )${NUMBER})?(?: (?:more|further|additional|extra|full|whole))?[ -]?${UNIT}(?: and a half\\b)?`
const DURATION = new RegExp(
  `(?<![\\p{L}\\d.,/])${ONE}(?:(?:,? and |, | )?(?:${NUMBER} ?)${UNIT})*(?:(?: ?[-–—] ?| to | or )${ONE})?`,
  'giu',
)
