/**
 * The known words nearest to a word: those with the fewest slips of all that begin with the same
 * letter and have at most `most`; several, if they are equally near.
 */
export function findNearest(
  word: string,
  known: readonly string[],
  most: number,
): readonly string[] {
  let [least, nearest]: [number, string[]] = [most, []]
  const own = lettersOf(word)
  for (const { word: other, letters } of byFirstLetter(known).get(word[0]) ?? []) {
    if (Math.abs(other.length - word.length) > least) continue
    // A slip takes one letter and brings one.
    if (countBits(letters ^ own) > 2 * least) continue
    const slips = countSlips(other, word, least)
    if (slips > least) continue
    if (slips < least) nearest = []
    least = slips
    nearest.push(other)
  }
  return nearest
}

type Entry = { word: string; letters: number }
type Index = ReadonlyMap<string | undefined, readonly Entry[]>

const indexes = new WeakMap<readonly string[], Index>()

/** The same list is asked again for every word of every request. */
function byFirstLetter(known: readonly string[]): Index {
  const made = indexes.get(known)
  if (made) return made
  const entries = known.map((word) => ({ word, letters: lettersOf(word) }))
  const index = Map.groupBy(entries, ({ word }) => word[0])
  indexes.set(known, index)
  return index
}

/** A bit for each letter that a word has; letters that share one only let more words be looked at. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/**
 * The letters to add, drop, change or swap with their neighbour that lead from one word to another:
 * Damerau's distance (1964), in which no letter is moved twice.
 * @param most where more are needed, any number above it is the answer, found sooner
 */
export function countSlips(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let line = 0; line < from.length; line += 1) {
    const next = [line + 1]
    let least = line + 1
    for (let column = 0; column < to.length; column += 1) {
      const isSame = from.charCodeAt(line) === to.charCodeAt(column)
      let slips = (row[column] ?? 0) + (isSame ? 0 : 1)
      slips = Math.min(slips, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1)
      if (isSwapped(from, line, to, column)) slips = Math.min(slips, (before[column - 1] ?? 0) + 1)
      next.push(slips)
      if (slips < least) least = slips
    }
    // No later row gets below the least of this one and the one before it, which a swap looks at.
    if (least > most && Math.min(...row) > most) return least
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}

function isSwapped(from: string, line: number, to: string, column: number): boolean {
  if (line === 0 || column === 0) return false
  return (
    from.charCodeAt(line) === to.charCodeAt(column - 1) &&
    from.charCodeAt(line - 1) === to.charCodeAt(column)
  )
}
