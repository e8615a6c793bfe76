const WORDS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 1]),
)

const HOUR = '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
/** Times of day: 'at 7 pm', 'by half past seven', 'ready at 19:30'. After 'for', am or pm is required: 'for 7 pm'. */
const AT = new RegExp(
  `\\b(?:served? |ready |eat(?:ing)? |on the table )?(?:at|by|around)(?: about)? (half past |quarter past |quarter to )?(${HOUR})(?:[:.h](\\d{2}))?(?: ?o'?clock)?(?: ?([ap])\\.?m\\b\\.?)?(?! ?(?:%|min|hour|people|person|guest|kcal|cal|g\\b|once|least|most))`,
  'i',
)
const FOR = new RegExp(`\\bfor (${HOUR})(?:[:.](\\d{2}))? ?([ap])\\.?m\\b\\.?`, 'i')
const NOON = /\b(?:at|by|for) (noon|midday|midnight)\b/i

/** Reads when the meal is served, in minutes from midnight, and returns the request without it. */
export function readServingHour(text: string): { servedAt: number | undefined; rest: string } {
  const noon = NOON.exec(text)
  if (noon) return { servedAt: noon[1] === 'midnight' ? 0 : 12 * 60, rest: text.replace(NOON, ' ') }
  const late = FOR.exec(text)
  if (late) {
    const [, hour = '', minutes, half] = late
    return { servedAt: toMinutes(hour, minutes, half), rest: text.replace(FOR, ' ') }
  }
  const at = AT.exec(text)
  if (!at) return { servedAt: undefined, rest: text }
  const [, part = '', hour = '', minutes, half] = at
  const shift = part === '' ? 0 : SHIFTS[part.trim().toLowerCase()]
  const served = toMinutes(hour, minutes, half)
  if (served === undefined) return { servedAt: undefined, rest: text }
  return { servedAt: served + (shift ?? 0), rest: text.replace(AT, ' ') }
}

const SHIFTS: Readonly<Record<string, number>> = {
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
}

/**
 * Minutes from midnight. An hour without am or pm is taken as one when people eat: from 11 in the morning to 10 at
 * night. Undefined for an hour above 24.
 */
function toMinutes(
  word: string,
  minutes: string | undefined,
  half: string | undefined,
): number | undefined {
  const hour = WORDS.get(word.toLowerCase()) ?? Number(word)
  if (hour > 24) return undefined
  const isEvening = half === undefined ? hour < 11 : half.toLowerCase() === 'p'
  const full =
    hour === 12 && half?.toLowerCase() === 'a' ? 0 : hour + (isEvening && hour < 12 ? 12 : 0)
  return (full % 24) * 60 + Number(minutes ?? 0)
}

/** Formats minutes from midnight, which may be on another day, as '7:30 pm'. */
export function formatClock(minutes: number): string {
  const inDay = ((Math.round(minutes) % 1440) + 1440) % 1440
  const [hour, rest] = [Math.floor(inDay / 60), inDay % 60]
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(rest).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
