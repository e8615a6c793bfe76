/** A word as lexemes write it before they are stemmed: 'Crème-Fraîche' are 'creme' and 'fraiche'. */
export function toPlainWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Lower-case, without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
