import type { MeasureSystem } from '@potluck/kitchen'
import { findChoice, MEASURE_SYSTEMS } from '@potluck/rules'
import { readKept } from './kept.ts'

const key = 'potluck.measures'

/**
 * The measures chosen last in this browser, for recipes and new chats; null: as the author wrote
 * them.
 */
export function findMeasures(): MeasureSystem | null {
  return findChoice(MEASURE_SYSTEMS, readKept(key) ?? '') ?? null
}

export function rememberMeasures(measures: MeasureSystem | null): void {
  try {
    if (measures === null) localStorage.removeItem(key)
    else localStorage.setItem(key, measures)
  } catch {
    // If the storage is full or forbidden, the choice lasts as long as the page.
  }
}
