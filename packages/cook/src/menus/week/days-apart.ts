import { WEEKDAYS } from './weekdays.ts'

/** What is said about some days only: 'fish on Friday'. */
export type DaysApart = { days: readonly string[]; text: string }

const NAMES = WEEKDAYS.join('|')
const DAY = new RegExp(`\\b(?:${NAMES})s?\\b`, 'gi')
const RANGE = new RegExp(`\\b(?:${NAMES})s? (?:to|through|till|until|-|–) (?:${NAMES})`, 'i')
const WEEKEND = /\bweek-?ends?\b/i
const WEEKDAY = /\b(?:week ?days|week ?nights|school nights|work ?days)\b/i
const SPANS_OF_DAYS = /\b(?:week-?ends?|week ?days|week ?nights|school nights|work ?days)\b/gi
/** Words that say nothing about the food of a day. */
const LINKS =
  /\b(?:on|for|at|in|the|a|an|of|to|this|next|every|each|from|please|we|i|us|want|would|like|have|use|make|do|cook|eat|dinners?|suppers?|meals?|menus?|plan|week|days?|nights?|evenings?|and|is|are|it)\b/gi

/** Splits a request for a plan into what holds for all days and what holds for some. */
export function readDaysApart(text: string): { common: string; apart: DaysApart[] } {
  const common: string[] = []
  const apart: DaysApart[] = []
  for (const clause of text.split(/[,;.:!?]+|\bwith\b(?!out)/i)) {
    let last: DaysApart | undefined
    for (const part of clause.split(/\b(?:and|but|then)\b/i)) {
      const days = namedIn(part)
      const said = part.replace(DAY, ' ').replace(SPANS_OF_DAYS, ' ')
      const isSaid = /[a-z]{2,}|\d/i.test(said.replace(LINKS, ' '))
      if (days.length === 0 || RANGE.test(part) || COUNTED.test(said)) {
        common.push(part)
        last = undefined
      } else if (isSaid) {
        last = { days, text: said.replace(/\s+/g, ' ').trim() }
        apart.push(last)
      } else if (last) {
        apart.pop()
        last = { ...last, days: [...last.days, ...days] }
        apart.push(last)
      } else common.push(part)
    }
  }
  return { common: common.map((part) => part.trim()).join(', '), apart: apart.map(toOthers) }
}

/** The words of a plan that hold for all of its days. */
export function commonOf(text: string): string {
  return readDaysApart(text).common
}

/** Counts the days, so that those named with it are the days of the whole plan: 'five dinners on weeknights'. */
const COUNTED =
  /\b(?:\d+|two|three|four|five|six|seven|ten)\b.*\b(?:dinners|meals|lunches|suppers|days|nights|evenings)\b|\bplan\b.*\b(?:dinners|meals|lunches|suppers)\b\s*(?:for|on)?\s*$/i

/** Turns 'meat only on the weekend' into 'no meat' for the other days. */
function toOthers({ days, text }: DaysApart): DaysApart {
  const [, food] =
    /^(?:eat |have )?([a-z]+) only\b|^only ([a-z]+)\b(?=.*\bonly\b)/i.exec(text) ?? []
  if (food === undefined) return { days, text }
  return { days: WEEKDAYS.filter((day) => !days.includes(day)), text: `no ${food}` }
}

function namedIn(text: string): string[] {
  const named = WEEKDAYS.filter((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(text))
  if (WEEKEND.test(text)) return [...named, 'Saturday', 'Sunday']
  return WEEKDAY.test(text) ? [...named, ...WEEKDAYS.slice(0, 5)] : named
}
