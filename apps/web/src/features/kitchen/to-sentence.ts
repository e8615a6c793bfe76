/** The kitchen's reasons begin with a food as the recipe calls it: 'stock cube may contain …'. */
export function toSentence(reason: string): string {
  return reason.charAt(0).toLocaleUpperCase() + reason.slice(1)
}
