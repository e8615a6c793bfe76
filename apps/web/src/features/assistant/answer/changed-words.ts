/** A piece of a line, its offset, and whether the other line lacks it. */
export type Piece = { text: string; at: number; isOwn: boolean }

/** Longer lines are marked as a whole: comparing them word by word would block the page. */
const MOST_WORDS = 400

/**
 * Splits two lines into what they share and what only one of them has. The pieces of a line join to
 * that line.
 */
export function compareWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, now] = [splitWords(before), splitWords(after)]
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) {
    return {
      before: [{ text: before, at: 0, isOwn: true }],
      after: [{ text: after, at: 0, isOwn: true }],
    }
  }
  const shared = findShared(old, now)
  return {
    before: toPieces(old, new Set(shared.map(([at]) => at))),
    after: toPieces(now, new Set(shared.map(([, at]) => at))),
  }
}

/** Words, each with the space after it. */
function splitWords(line: string): string[] {
  return line.match(/\S+\s*|\s+/g) ?? []
}

/** The indexes of the longest common subsequence of words, in order. */
function findShared(old: readonly string[], now: readonly string[]): [number, number][] {
  const width = now.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  const lengthFrom = (one: number, other: number) => lengths[one * width + other] ?? 0
  const isSame = (one: number, other: number) => old[one]?.trim() === now[other]?.trim()
  for (let one = old.length - 1; one >= 0; one -= 1) {
    for (let other = now.length - 1; other >= 0; other -= 1) {
      lengths[one * width + other] = isSame(one, other)
        ? lengthFrom(one + 1, other + 1) + 1
        : Math.max(lengthFrom(one + 1, other), lengthFrom(one, other + 1))
    }
  }
  const shared: [number, number][] = []
  let [row, column] = [0, 0]
  while (row < old.length && column < now.length) {
    if (isSame(row, column)) {
      shared.push([row, column])
      row += 1
      column += 1
    } else if (lengthFrom(row + 1, column) >= lengthFrom(row, column + 1)) row += 1
    else column += 1
  }
  return shared
}

function toPieces(words: readonly string[], shared: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const [index, text] of words.entries()) {
    const isOwn = !shared.has(index)
    const last = pieces.at(-1)
    if (last?.isOwn === isOwn) last.text += text
    else pieces.push({ text, at, isOwn })
    at += text.length
  }
  return pieces
}
