import { parseDuration } from '@potluck/kitchen'
import type { CookTimeBand } from '../choices.ts'

/**
 * The minutes of a free-text cook time; a range counts as its longer end; undefined if it cannot be
 * read.
 */
export function cookMinutes(cookTime: string): number | undefined {
  const parsed = parseDuration(cookTime)
  return parsed.ok ? Math.round(parsed.minutes.max) : undefined
}

/** 0-30 is at most 30 minutes, 30-60 over 30 and at most 60, 60+ over 60. */
export function cookTimeBand(minutes: number): CookTimeBand {
  if (minutes <= 30) return '0-30'
  return minutes <= 60 ? '30-60' : '60+'
}
