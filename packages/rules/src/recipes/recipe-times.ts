import { formatDuration, parseDuration, type RecipeData } from '@potluck/kitchen'
import type { CookTimeBand } from '../choices.ts'

/**
 * The minutes of a free-text time; a range counts as its longer end; undefined if it cannot be
 * read.
 */
export function timeMinutes(time: string): number | undefined {
  const parsed = parseDuration(time)
  return parsed.ok ? Math.round(parsed.minutes.max) : undefined
}

/** 0-30 is at most 30 minutes of cooking, 30-60 over 30 and at most 60, 60+ over 60. */
export function cookTimeBand(minutes: number): CookTimeBand {
  if (minutes <= 30) return '0-30'
  return minutes <= 60 ? '30-60' : '60+'
}

/** The total of preparing, cooking and resting, as a text; '' if none of them is known. */
export function totalTime(minutes: readonly (number | null | undefined)[]): string {
  const known = minutes.filter((each) => each !== null && each !== undefined)
  return known.length === 0 ? '' : formatDuration(known.reduce((sum, each) => sum + each, 0))
}

type Minutes = { prep: number | null; cook: number | null; total: number | null }

/** What a total has beyond preparing and cooking: the rest; undefined if there is none. */
export function restMinutes({ prep, cook, total }: Minutes): number | undefined {
  if (cook === null || total === null) return undefined
  const rest = total - (prep ?? 0) - cook
  return rest > 0 ? rest : undefined
}

type Times = Pick<RecipeData, 'prepTime' | 'cookTime' | 'totalTime'>

/** A recipe of text lines has no rest of its own, but a total: '' if that says of none. */
export function restTimeOf(times: Times): string {
  const [prep = null, cook = null, total = null] = [
    times.prepTime,
    times.cookTime,
    times.totalTime,
  ].map(timeMinutes)
  const rest = restMinutes({ prep, cook, total })
  return rest === undefined ? '' : formatDuration(rest)
}
