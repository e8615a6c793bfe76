import type { Menu } from './menu.ts'
import { HALF_A_DAY, sayWhen } from './say-menu.ts'

const AHEAD =
  /\b(?:what|which|can|could|how much)\b.*\b(?:ahead|in advance|(?:the )?(?:day|night|evening) before|beforehand|prepare first)\b/i
const BEGIN = /\bwhen\b.*\b(?:start|begin|cook)\b|\bhow long\b.*\b(?:take|need|all)\b/i

/** Answers a question about the current menu: what can be made ahead, or when to begin. Undefined for anything else. */
export function answerOfMenu(text: string, { timeline, servedAt, of }: Menu): string | undefined {
  if (of === 'week' || timeline.length === 0) return undefined
  if (AHEAD.test(text)) {
    const before = timeline.filter(({ minutesBefore }) => minutesBefore > HALF_A_DAY)
    const titles = [...new Set(before.map(({ dish }) => dish))]
    const [first] = timeline.filter(({ minutesBefore }) => minutesBefore <= HALF_A_DAY)
    const onTheDay = first
      ? ` On the day you begin ${sayWhen(first, servedAt)}, with ${first.dish}.`
      : ''
    return titles.length === 0
      ? `By this plan nothing: all of it is made on the day.${onTheDay} Ask for a menu that is made ahead, and I choose dishes that keep.`
      : `The day before or earlier: ${titles.join(', ')}.${onTheDay} The plan of the hours says what of each.`
  }
  if (!BEGIN.test(text)) return undefined
  const [first] = timeline
  return (
    first &&
    `You begin ${sayWhen(first, servedAt).replace(/^T/, 't')}, with ${first.dish}: ${first.text}`
  )
}
