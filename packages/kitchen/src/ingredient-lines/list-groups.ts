/** What may stand under a heading: 'For the sauce'. */
type Grouped = { group?: string | undefined }

/** Consecutive entries under one heading; '' is none, as before the first one. */
export type IngredientGroup<Entry> = {
  heading: string
  /** Where its first entry stands in the whole list. */
  start: number
  entries: Entry[]
}

/** A list parted where the heading changes. One without headings is one group, an empty one none. */
export function groupIngredients<Entry extends Grouped>(
  entries: readonly Entry[],
): IngredientGroup<Entry>[] {
  const groups: IngredientGroup<Entry>[] = []
  entries.forEach((entry, start) => {
    const heading = entry.group ?? ''
    const last = groups.at(-1)
    if (last?.heading === heading) last.entries.push(entry)
    else groups.push({ heading, start, entries: [entry] })
  })
  return groups
}

/**
 * Puts what stands below a heading under it: the headings among the entries go, what is left carries
 * their words as its group. A heading without words ends the group above it.
 * @param headingOf the words of a heading, undefined for any other entry
 */
export function underHeadings<Entry extends object>(
  entries: readonly Entry[],
  headingOf: (entry: Entry) => string | undefined,
): (Entry & { group?: string })[] {
  let group = ''
  return entries.flatMap((entry): (Entry & { group?: string })[] => {
    const heading = headingOf(entry)
    if (heading === undefined) return [group === '' ? entry : { ...entry, group }]
    group = heading.trim()
    return []
  })
}

/** The heading of a group as a line of its own: 'For the sauce:'. */
export function toHeadingText(heading: string): string {
  return `${heading.replace(/\s+/g, ' ').replace(/[\s:]+$/, '')}:`
}
