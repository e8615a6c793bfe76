/** A replacement for a part of a text. */
export type Replacement = { start: number; end: number; text: string }

/** The text with the replacements made. Of overlapping ones the first given is used. */
export function replaceAll(text: string, replacements: readonly Replacement[]): string {
  const taken: Replacement[] = []
  for (const replacement of replacements)
    if (!overlapsAny(replacement, taken)) taken.push(replacement)
  taken.sort((a, b) => a.start - b.start)
  let written = ''
  let from = 0
  for (const { start, end, text: words } of taken) {
    written += withArticle(text.slice(from, start), words) + words
    from = end
  }
  return written + text.slice(from)
}

/** 'An 8-inch tin' becomes 'a 20 cm tin', and the other way round. */
function withArticle(before: string, words: string): string {
  const article = /^(?:8|11\b|18\b)/.test(words) ? 'n' : ''
  return /^\d/.test(words) ? before.replace(/(?<=\ba)n? $/i, `${article} `) : before
}

/** Whether a part of a text overlaps any of the others. */
export function overlapsAny(
  { start, end }: { start: number; end: number },
  others: readonly { start: number; end: number }[],
): boolean {
  return others.some((other) => start < other.end && other.start < end)
}
