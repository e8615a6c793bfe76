import { findFoodSpans } from '../../adapting/find-foods.ts'
import { isOneOf } from '../../adapting/read-dish.ts'
import { toSentences } from '../../adapting/take-out.ts'
import { findDurations } from '../../measures/find-durations.ts'

/** A pot that is closed while it cooks. */
export type ClosedPot = 'slow cooker' | 'pressure cooker'

/**
 * The steps around the one that cooks in a closed pot, without what only an open one on the stove or in the oven can
 * do: no stirring, no looking in, no oven to heat, no 'after 2 hours'; and what is stirred in late is heated.
 * A step of which nothing is left is ''.
 */
export function fitToClosedPot(steps: readonly string[], at: number, pot: ClosedPot): string[] {
  const isBakedLater = steps.slice(at + 1).some((step) => /\b(?:bake|oven|broil)\b/i.test(step))
  return steps.map((step, index) => {
    if (index < at) return isBakedLater ? step : without(step, OVEN_HEATS)
    if (index === at) return withoutTending(step)
    return heated(timesOfPot(step, pot), pot)
  })
}

const OVEN_HEATS = /\b(?:pre-?heat|heat|turn on|set)\b[^.]*\boven\b/i

/** The sentences that remain. 'The next day:' stays, with nothing behind it, no step. */
function without(step: string, pattern: RegExp): string {
  const kept = toSentences(step).filter((sentence) => !pattern.test(sentence))
  return kept.length === 0 ? '' : kept.join(' ')
}

/** What is closed is neither stirred nor looked into. */
function withoutTending(step: string): string {
  const [first = '', ...rest] = toSentences(step.replace(TENDED, ''))
  const isMain = (sentence: string) => MAIN.test(sentence)
  const all = [first, ...rest]
  const main = all.findIndex(isMain)
  return all.filter((sentence, at) => at <= main || !TENDING.test(sentence)).join(' ')
}

const MAIN = /\b(?:slow cooker|high pressure)\b/i
const TENDED =
  /(?:,|,? (?:and|while)) (?:stirring|stir|turning|basting|skimming)(?: it)? (?:occasionally|often|frequently|regularly|once or twice|every[^,.;]*|now and (?:then|again)|from time to time|(?:half|mid)way[^,.;]*)/gi
const TENDING =
  /\b(?:stir (?:occasionally|often|frequently|regularly|every|now)|half ?-?way|check\b|if (?:it|they|the)?[^.]*\bdry|getting (?:too )?dry|more (?:water|liquid|stock|broth)|baste|skim|lid (?:slightly )?(?:ajar|off)|uncover|every \d+|^after \d+)/i

/** Hours that were those of the old pot. */
function timesOfPot(step: string, pot: ClosedPot): string {
  const isPressed = pot === 'pressure cooker'
  const late = step.replace(
    LAST,
    isPressed ? 'and simmer it without the lid for 20 minutes' : 'for the last hour, on high',
  )
  const after = late.replace(AFTER, isPressed ? 'When the pressure is gone,' : 'At the end,')
  const open = isPressed ? after : after.replace(SIMMERED, ON_HIGH)
  return open.replace(
    /^((?:When the pressure is gone|At the end),) ?(\p{Lu})/u,
    (_all, so, next) => `${so} ${next.toLowerCase()}`,
  )
}

const TIME = String.raw`(?:about |around |some )?(?:(?:an?|half an|the|one|two|three|[\d½¼¾][\d½¼¾.\s–-]*(?:to [\d½¼¾.]+ ?)?) ?)(?:hours?|hrs?|half hour|min(?:ute)?s?)`
const AFTER = new RegExp(
  `^(?:after|once) (?:the )?${TIME}(?: of (?:simmering|cooking|braising))?,?`,
  'i',
)
const LAST = /\b(?:for|during|in) the last (?:half hour|hour|[\d½]+ (?:min(?:ute)?s?|hours?))/i
const SIMMERED = new RegExp(
  String.raw`\b(?:simmer|let it simmer|boil)(?: (?:gently|again))? for ${TIME}(?: more| longer)?`,
  'i',
)
const ON_HIGH = 'cover and cook on high for 45 minutes'

/** What comes in after the hours of cooking, and would be cold. */
function heated(step: string, pot: ClosedPot): string {
  if (!/\b(?:add|stir in|mix in)\b/i.test(step)) return step
  if (findDurations(step).length > 0 || /\bon high\b/.test(step)) return step
  const added = toSentences(step).filter((one) => /\b(?:add|stir in|mix in)\b/i.test(one))
  const needsHeat = findFoodSpans(added.join(' ')).some(({ ingredient }) =>
    isOneOf(ingredient, HEATED),
  )
  if (!needsHeat || /\b(?:serv|bowl|garnish|rice|until)\w*\b/i.test(step)) return step
  const whole = /[.!?]$/.test(step.trim()) ? step.trim() : `${step.trim()}.`
  return pot === 'slow cooker'
    ? `${whole} Cover and cook on high for 20 to 30 minutes more, until it is hot all through.`
    : `${whole} Simmer without the lid for 5 minutes, until it is hot all through.`
}

const HEATED = [
  'legume',
  'vegetable',
  'potato',
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'pasta',
  'cream',
  'milk',
]
