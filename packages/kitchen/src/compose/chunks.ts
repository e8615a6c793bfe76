/**
 * Cuts a written recipe for streaming: each word with the space after it, each line end with the
 * blank lines after it. The chunks join to the text.
 */
export function toChunks(markdown: string): string[] {
  return markdown.match(/\s+|\S+[^\S\n]*\n*/g) ?? []
}
