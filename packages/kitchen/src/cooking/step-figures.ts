import { findAmounts } from '../measures/find-amounts.ts'
import { findDurations } from '../measures/find-durations.ts'
import { findLengths } from '../measures/find-lengths.ts'
import { findTemperatures } from '../measures/find-temperatures.ts'
import { overlapsAny } from '../measures/replacement.ts'

/** A part of a step that a cook looks for: '200 g', '20 minutes', '180 °C', '20 cm'. */
export type StepFigure = { start: number; end: number }

/** The amounts with a unit, times, temperatures and lengths in a step, in order. */
export function findStepFigures(step: string): StepFigure[] {
  const found: StepFigure[] = []
  const candidates = [
    ...findDurations(step),
    ...findTemperatures(step).flat(),
    ...findLengths(step).flat(),
    ...findAmounts(step).filter(({ unit }) => unit !== undefined),
  ]
  for (const { start, end } of candidates)
    if (!overlapsAny({ start, end }, found)) found.push({ start, end })
  return found.sort((a, b) => a.start - b.start)
}
