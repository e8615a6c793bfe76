/** Of many words those that are nearest to one within so many slips and begin alike: several, where they are as near. */
export function findNearest(
  word: string,
  known: readonly string[],
  most: number,
): readonly string[] {
  const near = known
    .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= most)
    .map((other) => ({ other, slips: countSlips(other, word) }))
  const least = Math.min(most, ...near.map(({ slips }) => slips))
  return near.filter(({ slips }) => slips === least).map(({ other }) => other)
}

/**
 * Letters to add, to drop, to change or to swap with their neighbour from one word to the other (Damerau 1964,
 * each letter moved once).
 */
export function countSlips(from: string, to: string): number {
  let before: readonly number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1)
      const isSwapped =
        line > 0 && column > 0 && letter === to[column - 1] && from[line - 1] === other
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : changed
      next.push(Math.min(changed, swapped, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}
