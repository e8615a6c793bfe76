/** 'Finely chopped' → 'finely chopped', for words that move behind others. */
export function lowerFirst(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
}
