/**
 * Cuts a written recipe for streaming: a word with the space behind it, a line end with the lines
 * it closes. Joined, the chunks are the text.
 */
export function toChunks(markdown: string): string[] {
  return markdown.match(/\s+|\S+[^\S\n]*\n*/g) ?? []
}
