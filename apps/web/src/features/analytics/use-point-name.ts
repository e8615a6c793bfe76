import { useLingui } from '@lingui/react/macro'
import type { RecipeAnalytics } from './api.ts'

type Point = Pick<RecipeAnalytics['points'][number], 'from' | 'to'>

/** Names a day, or a week by its first and last day; days are UTC. */
export function usePointName(): {
  long: (point: Point) => string
  short: (point: Point) => string
} {
  const { i18n } = useLingui()
  const say = (day: string, format: Intl.DateTimeFormatOptions) =>
    i18n.date(at(day), { ...format, timeZone: 'UTC' })
  const weeks = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    long: ({ from, to }) =>
      from === to ? say(from, { dateStyle: 'full' }) : weeks.formatRange(at(from), at(to)),
    short: ({ from }) => say(from, { day: 'numeric', month: 'short' }),
  }
}

function at(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
