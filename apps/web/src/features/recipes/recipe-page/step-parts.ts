import { findStepFigures } from '@potluck/kitchen'

/** A piece of a step: plain text, or an amount, time or temperature that is highlighted. */
export interface StepPart {
  text: string
  isFigure: boolean
  /** Its offset in the step. */
  at: number
}

/** Splits a step into parts; joined again, they are the step. */
export function toStepParts(step: string): StepPart[] {
  const parts: StepPart[] = []
  let reached = 0
  for (const { start, end } of findStepFigures(step)) {
    if (start > reached)
      parts.push({ text: step.slice(reached, start), isFigure: false, at: reached })
    parts.push({ text: step.slice(start, end), isFigure: true, at: start })
    reached = end
  }
  if (reached < step.length) parts.push({ text: step.slice(reached), isFigure: false, at: reached })
  return parts
}
