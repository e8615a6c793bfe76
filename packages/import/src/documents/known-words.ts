/** Whether a document writes a word with its hyphen in the middle of a line, so that it is one. */
export function hyphenatedIn(lines: Iterable<string>): (word: string) => boolean {
  const words = new Set<string>()
  for (const line of lines)
    for (const [word] of line.matchAll(/\p{L}+-\p{L}+(?=.)/gu)) words.add(word.toLowerCase())
  return (word) => words.has(word.toLowerCase())
}
