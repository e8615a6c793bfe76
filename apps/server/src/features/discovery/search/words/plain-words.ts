/** A text as lexemes write it before stemming: 'Crème-Fraîche' becomes 'creme' and 'fraiche'. */
export function toPlainWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Lower case, without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
