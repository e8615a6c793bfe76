import { formatDuration } from '@potluck/kitchen'
import type { Menu, MenuMoment } from './menu.ts'
import { formatClock } from './serving-hour.ts'

/** A menu in plain text, for someone who reads it without its cards. */
export function sayMenu(menu: Menu): string {
  const head = `${menu.title} for ${menu.servings}${menu.servedAt === undefined ? '' : `, served at ${formatClock(menu.servedAt)}`}`
  const dishes = menu.dishes.map(({ slot, recipe, note }) => {
    const takes = recipe.totalTime ? ` (${recipe.totalTime})` : ''
    return `- ${slot}: ${recipe.title}${takes}${note ? `. ${note}` : ''}`
  })
  const blocks = [head, menu.notes.join(' '), dishes.join('\n'), sayTimeline(menu)]
  return blocks.filter((block) => block !== '').join('\n\n')
}

function sayTimeline({ timeline, servedAt, dishes }: Menu): string {
  if (timeline.length === 0) return ''
  const lines = timeline.map((moment) => {
    return `- ${sayWhen(moment, servedAt)}: ${moment.dish}: ${moment.text}${sayMinutes(moment)}`
  })
  const serve = `- ${servedAt === undefined ? 'Then' : formatClock(servedAt)}: serve ${dishes[0]?.slot === 'Starter' ? 'the starter' : 'it all'}.`
  const at = timeline.findIndex(({ minutesBefore }) => minutesBefore <= 0)
  const all = at < 0 ? [...lines, serve] : [...lines.slice(0, at), serve, ...lines.slice(at)]
  return ['What to do when:', ...all].join('\n')
}

/** The time by the clock when the serving hour is known, else the time before serving. */
export function sayWhen({ minutesBefore }: MenuMoment, servedAt: number | undefined): string {
  const before = Math.ceil(minutesBefore / 5) * 5
  if (servedAt === undefined) {
    if (before === 0) return 'When you sit down'
    if (before < 0) return `${formatDuration(-before)} after you sit down`
    if (before > HALF_A_DAY) {
      const days = Math.ceil((before - HALF_A_DAY) / 1440)
      return days === 1 ? 'The day before' : `${days} days before`
    }
    return `${formatDuration(before)} before`
  }
  const days = -Math.floor((servedAt - before) / 1440)
  const clock = formatClock(servedAt - before)
  if (days <= 0) return clock
  return days === 1 ? `The day before, ${clock}` : `${days} days before, ${clock}`
}

/** Minutes before serving. Anything earlier is done on another day, whatever the hour of the meal. */
export const HALF_A_DAY = 12 * 60

function sayMinutes({ active, unattended }: MenuMoment): string {
  const work = active > 0 ? `${formatDuration(active)} of work` : ''
  const rest = unattended > 0 ? `${formatDuration(unattended)} by itself` : ''
  const both = [work, rest].filter((part) => part !== '').join(', then ')
  return both === '' ? '' : ` (${both})`
}
