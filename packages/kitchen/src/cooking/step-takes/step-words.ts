import { toTokens } from '../../text/tokens.ts'

/** A word or stop of a step, where it stands. Stops are ',' and '.'. */
export type StepWord = { word: string; typed: string; start: number; end: number }

/** The words of a step as names are compared, with their places. */
export function readStepWords(step: string): StepWord[] {
  return [...step.matchAll(/\p{L}[\p{L}\p{M}'’]*|\d+(?:[.,]\d+)?|[½⅓⅔¼¾&+]|[,;.!?:()\n]/gu)].map(
    ({ 0: typed, index: start }) => ({
      word: /^[;!?\n.]$/.test(typed) ? '.' : (toTokens(typed)[0]?.word ?? typed),
      typed: typed.toLowerCase(),
      start,
      end: start + typed.length,
    }),
  )
}

export const isStop = (word: string | undefined): boolean =>
  word === undefined || /^[.,:()]$/.test(word)
