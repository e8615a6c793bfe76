import { parseServings } from '@potluck/kitchen'
import { useState } from 'react'

const most = 100

/** For how many a recipe is cooked. */
export interface Portions {
  /** Undefined where the recipe's servings are no number: then nothing can be scaled. */
  count: number | undefined
  /** What amounts are multiplied by; 1 as the recipe is written. */
  factor: number
  /** The recipe's own number. */
  written: number | undefined
  change: (count: number) => void
  canLess: boolean
  canMore: boolean
}

/** Starts at what the recipe was written for; of '4-6' that is 6. */
export function usePortions(servings: string): Portions {
  const written = readPortions(servings)
  const [chosen, setChosen] = useState<number>()
  const count = chosen ?? written
  return {
    count,
    factor: count !== undefined && written !== undefined ? count / written : 1,
    written,
    change: setChosen,
    canLess: count !== undefined && count > 1,
    canMore: count !== undefined && count < most,
  }
}

function readPortions(servings: string): number | undefined {
  const parsed = parseServings(servings)
  return parsed.ok ? parsed.servings.max : undefined
}

/** One portion less or more; from a part of one to the next whole one. */
export function nextPortions(count: number, direction: -1 | 1): number {
  const next = direction === 1 ? Math.floor(count) + 1 : Math.ceil(count) - 1
  return Math.min(most, Math.max(1, next))
}
