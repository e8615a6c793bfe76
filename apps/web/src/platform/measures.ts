import type { MeasureSystem } from '@potluck/kitchen'
import { findChoice, MEASURE_SYSTEMS } from '@potluck/rules'
import { readKept } from './kept.ts'

const key = 'potluck.measures'

/** The measures chosen last in this browser, for recipes and new chats alike; null: as the writer likes. */
export function findMeasures(): MeasureSystem | null {
  return findChoice(MEASURE_SYSTEMS, readKept(key) ?? '') ?? null
}

export function rememberMeasures(measures: MeasureSystem | null): void {
  try {
    if (measures === null) localStorage.removeItem(key)
    else localStorage.setItem(key, measures)
  } catch {
    // A full or forbidden storage forgets the choice with the page, and nothing more.
  }
}
