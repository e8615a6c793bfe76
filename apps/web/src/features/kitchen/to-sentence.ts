/** Capitalises a reason of the kitchen, which starts with a food: 'stock cube may contain …'. */
export function toSentence(reason: string): string {
  return reason.charAt(0).toLocaleUpperCase() + reason.slice(1)
}
