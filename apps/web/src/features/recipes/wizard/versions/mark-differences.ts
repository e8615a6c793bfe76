/** A piece of a text, and whether the other text has it too. */
export interface Piece {
  /** Its index, which serves as its key. */
  at: number
  text: string
  isShared: boolean
}

/** Above this many pairs only the common beginning and end are looked for. */
const MOST_PAIRS = 250_000

/** The pieces of one list, each marked where the other list has it in the same order. */
export function markDifferences(pieces: readonly string[], others: readonly string[]): Piece[] {
  const shared = findShared(pieces, others)
  return pieces.map((text, at) => ({ at, text, isShared: shared.has(at) }))
}

/** Words, each with the space after it. */
export function toWords(text: string): string[] {
  return text.match(/\S+\s*/g) ?? []
}

/** The indexes of the longest common subsequence. */
function findShared(pieces: readonly string[], others: readonly string[]): Set<number> {
  const same = (at: number, other: number) => pieces[at]?.trim() === others[other]?.trim()
  const shared = new Set<number>()
  let start = 0
  while (start < Math.min(pieces.length, others.length) && same(start, start)) shared.add(start++)
  let [end, otherEnd] = [pieces.length, others.length]
  while (end > start && otherEnd > start && same(end - 1, otherEnd - 1)) {
    end--
    otherEnd--
    shared.add(end)
  }
  if ((end - start) * (otherEnd - start) > MOST_PAIRS) return shared

  /** lengths[i][j]: how many pieces are shared from i and j on. */
  const width = otherEnd - start + 1
  const lengths = new Uint16Array((end - start + 1) * width)
  const lengthAt = (at: number, other: number) =>
    lengths[(at - start) * width + (other - start)] ?? 0
  for (let at = end - 1; at >= start; at--) {
    for (let other = otherEnd - 1; other >= start; other--) {
      lengths[(at - start) * width + (other - start)] = same(at, other)
        ? lengthAt(at + 1, other + 1) + 1
        : Math.max(lengthAt(at + 1, other), lengthAt(at, other + 1))
    }
  }
  for (let at = start, other = start; at < end && other < otherEnd; ) {
    if (same(at, other)) {
      shared.add(at++)
      other++
    } else if (lengthAt(at + 1, other) >= lengthAt(at, other + 1)) at++
    else other++
  }
  return shared
}
