import type { Candidate } from './lexeme-queries.ts'

/**
 * The word that was most likely meant, or undefined: an unfinished word, or one few letters away,
 * preferring the same first letter and common words. `recipes` is how many recipes have the typed
 * word.
 */
export function chooseSpelling(
  typed: string,
  recipes: number,
  candidates: readonly Candidate[],
): string | undefined {
  let best: { word: string; cost: number } | undefined
  for (const candidate of candidates) {
    if (candidate.word === typed) continue
    // A word that some recipes have is a mistake only if a very similar word is far more common.
    if (recipes > 0 && candidate.recipes < recipes * COMMONER) continue
    const isBegun = recipes === 0 && candidate.word.startsWith(typed)
    const otherFirst = candidate.word[0] === typed[0] ? 0 : 1
    const distance = isBegun ? BEGUN : countEdits(typed, candidate.word) + otherFirst
    if (distance > (recipes > 0 ? 1 : mostEdits(typed))) continue
    const cost = distance - Math.log10(candidate.recipes + 1) / 4
    if (!best || cost < best.cost) best = { word: candidate.word, cost }
  }
  return best?.word
}

/** Whether a word can be looked up: only letters, and long enough that few others are similar. */
export function canBeMisspelt(word: string): boolean {
  return /^\p{L}{4,30}$/u.test(word)
}

const COMMONER = 200
/** An unfinished word is likelier than a wrong letter, as in the suggestions. */
const BEGUN = 0.9

function mostEdits({ length }: string): number {
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment distance). */
export function countEdits(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
