import type { Part } from './part.ts'
import type { Sentence } from './say.ts'

/** One numbered step. `prep` and `cook` are the minutes it adds; both 0 when it runs beside another. */
export type Step = { text: string; parts: readonly Part[]; prep: number; cook: number }

/** A dish as its form made it, before it is written up. */
export type Draft = {
  title: string
  /** One or two sentences. */
  description: string
  /** Undefined steps are those that had nothing to say. */
  steps: readonly (Step | undefined)[]
  tips: readonly string[]
  /** Where the recipe makes a fixed number: 12 muffins. */
  servings?: number
  /** 0 anyone, 1 some attention, 2 a technique. */
  skill: 0 | 1 | 2
}

/** Joins what was said into a step; undefined when nothing was. Minutes are of cooking. */
export function step(
  cook: number,
  ...sentences: readonly (Sentence | undefined)[]
): Step | undefined {
  return join(0, cook, sentences)
}

/** A step of handwork away from the stove. */
export function handwork(
  prep: number,
  ...sentences: readonly (Sentence | undefined)[]
): Step | undefined {
  return join(prep, 0, sentences)
}

function join(
  prep: number,
  cook: number,
  sentences: readonly (Sentence | undefined)[],
): Step | undefined {
  const said = sentences.filter((sentence) => sentence !== undefined)
  if (said.length === 0) return undefined
  return {
    text: said.map(({ text }) => text).join(' '),
    parts: said.flatMap(({ parts }) => parts),
    prep,
    cook,
  }
}
