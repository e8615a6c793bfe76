/** An entry that may belong to a heading: 'For the sauce'. */
type Grouped = { group?: string | undefined }

/** Consecutive entries with the same heading; '' for none, as before the first heading. */
export type IngredientGroup<Entry> = {
  heading: string
  /** The index of its first entry in the whole list. */
  start: number
  entries: Entry[]
}

/**
 * A list split where the heading changes. Without headings it is one group, an empty list has none.
 */
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
 * Removes the headings from a list and gives each other entry the heading above it as its group. A
 * heading without words ends a group.
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
