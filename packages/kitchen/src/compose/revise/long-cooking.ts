import { toSentences } from '../../adapting/take-out.ts'
import { findDurations } from '../../measures/find-durations.ts'
import { safeTemperature } from '../craft/safety.ts'
import { FOODS, type FoodId, isKind } from '../foods/foods.ts'

/** Whether something cooks so long that meat is done when it is tender, not by a thermometer. */
export function isLongCooked(steps: readonly string[]): boolean {
  return steps.some((step) => toSentences(step).some(cooksLong))
}

function cooksLong(sentence: string): boolean {
  return COOKS.test(sentence) && !WAITS.test(sentence) && longIn(sentence).length > 0
}

function longIn(sentence: string) {
  return findDurations(sentence).filter(({ minutes }) => minutes.max >= LONG)
}

/** Minutes after which tough meat becomes tender. */
const LONG = 75
const COOKS = /\b(?:cook|simmer|brais|stew|roast|bak|low|high|slow)\w*/i
const WAITS = /\b(?:marinat|chill|refrigerat|fridge|overnight|rise|soak|freez|rest)\w*/i

/**
 * Changes hours of cooking for beef or pork to those for poultry: its own time in the pot, 4 hours
 * on low or 2 ½ on high in the slow cooker (booklets' times for pieces of chicken); later steps no
 * longer mention the old hours.
 */
export function forPoultry(steps: readonly string[], to: FoodId): string[] {
  const name = FOODS[to].short ?? FOODS[to].name
  const [simmers] = FOODS[to].ways?.simmer ?? []
  const inPot = simmers === undefined ? '45 minutes' : `${simmers} to ${simmers + LEEWAY} minutes`
  const isSlow = steps.some((step) => /\bslow[- ]?cooker|\bcrock ?-?pot/i.test(step))
  let isSaid = false
  return steps.map((step) => {
    const isAfter = AFTER.test(step)
    const told = toSentences(isAfter ? step.replace(AFTER, 'Then ') : step)
      .map((sentence) =>
        cooksLong(sentence) ? shorter(sentence, isSlow ? undefined : inPot) : sentence,
      )
      .join(' ')
    if (isAfter || told === step || isSaid) return told
    isSaid = true
    return `${/[.!?]$/.test(told) ? told : `${told}.`} The ${name} is done when it reads ${safeTemperature(to)} inside and comes apart easily.`
  })
}

/** Minutes between the first piece that is done and the last. */
const LEEWAY = 10

function shorter(sentence: string, inPot: string | undefined): string {
  return longIn(sentence)
    .toReversed()
    .reduce((text, { start, end }) => {
      return `${text.slice(0, start)}${inPot ?? timeInCooker(sentence)}${text.slice(end)}`
    }, sentence)
}

function timeInCooker(sentence: string): string {
  return /\bhigh\b/i.test(sentence) && !/\blow\b/i.test(sentence) ? '2 ½ hours' : '4 hours'
}

const AFTER = /^After (?:about )?[\d½.]+(?:\s?(?:-|–|to)\s?\d+)? ?(?:hours?|hrs?),? /i

/** Whether braising meat is replaced by poultry that would fall apart in the same time. */
export function isSooner(from: FoodId, to: FoodId): boolean {
  return isKind(from, 'meat') && isKind(to, 'poultry')
}
