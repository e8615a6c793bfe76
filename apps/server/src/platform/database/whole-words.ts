/**
 * A pattern that finds any of some names, addresses or ids as a whole word, in PostgreSQL (`~*`)
 * and in JavaScript: 'nora' in '"nora"' and in '\nnora' as JSON writes it, not in 'honora' or
 * 'nora.b'.
 */
export function wholeWords(words: readonly string[]): string {
  const escaped = words.map((word) => word.replace(/[^A-Za-z0-9]/g, '\\$&')).join('|')
  return `((?<![A-Za-z0-9_.@-])|(?<=\\\\[nrt]))(${escaped})(?![A-Za-z0-9_@-]|\\.[A-Za-z0-9])`
}
