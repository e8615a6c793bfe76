import { plainLine } from './plain-line.ts'

/** Texts with a fixed width of line as their paragraphs: lines up to an empty one are one. */
export function joinParagraphs(lines: readonly string[]): string[] {
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.map((paragraph) => plainLine(paragraph.join(' '))).filter((text) => text !== '')
}
