/** Entries of two lists side by side; undefined if the other list has none in its place. */
export type Pair<T> = { before?: T; after?: T }

/**
 * Aligns two lists in order so that the total worth of the pairs is the highest. Entries that are
 * worth nothing together are never paired: removed ones come before added ones.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  worth: (before: T, after: T) => number,
): Pair<T>[] {
  const best = tabulate(before, after, worth)
  const pairs: Pair<T>[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old, now] = [before[row], after[column]]
    const here = best[row]?.[column]
    if (old !== undefined && now !== undefined && here?.pairs) {
      pairs.push({ before: old, after: now })
      row += 1
      column += 1
    } else if (
      old !== undefined &&
      (now === undefined || here?.value === best[row + 1]?.[column]?.value)
    ) {
      pairs.push({ before: old })
      row += 1
    } else if (now !== undefined) {
      pairs.push({ after: now })
      column += 1
    }
  }
  return pairs
}

/**
 * The highest worth of the rest of both lists from a position on, and whether it starts with a
 * pair.
 */
type Cell = { value: number; pairs: boolean }

function tabulate<T>(
  before: readonly T[],
  after: readonly T[],
  worth: (before: T, after: T) => number,
): Cell[][] {
  const none: Cell = { value: 0, pairs: false }
  const best: Cell[][] = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => none),
  )
  const valueAt = (row: number, column: number) => best[row]?.[column]?.value ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [old, now, cells] = [before[row], after[column], best[row]]
      if (old === undefined || now === undefined || !cells) continue
      const together = worth(old, now)
      const paired = together > 0 ? together + valueAt(row + 1, column + 1) : 0
      const apart = Math.max(valueAt(row + 1, column), valueAt(row, column + 1))
      cells[column] = { value: Math.max(paired, apart), pairs: paired > 0 && paired >= apart }
    }
  }
  return best
}
