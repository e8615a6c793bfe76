import { findStepFigures } from '@potluck/kitchen'

/** A piece of a step: running text, or an amount, a time or a temperature to be found at a glance. */
export interface StepPart {
  text: string
  isFigure: boolean
  /** Where it begins in the step. */
  at: number
}

/** Takes a step apart; joined again, the parts are the step. */
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
