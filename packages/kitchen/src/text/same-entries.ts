/** Whether two lists hold the same, one after the other. */
export function hasSameEntries<Entry>(one: readonly Entry[], other: readonly Entry[]): boolean {
  return one.length === other.length && one.every((entry, at) => entry === other[at])
}
