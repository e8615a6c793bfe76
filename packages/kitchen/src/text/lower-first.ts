/** 'Finely chopped' → 'finely chopped', for a phrase that is moved to the end of a name. */
export function lowerFirst(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
}
