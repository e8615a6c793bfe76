import { formatIngredientLine } from './format-ingredient-line.ts'
import type { IngredientLine, IngredientRow } from './ingredient-line.ts'
import { fromIngredientRow } from './ingredient-rows.ts'

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

/** A read list whose headings stand as the group of the lines below them. */
export function groupLines(lines: readonly IngredientLine[]): IngredientLine[] {
  return underHeadings(lines, ({ heading, name }) => (heading ? name : undefined))
}

/**
 * A recipe's rows as lines of text, each group behind its heading ('For the sauce:'). Reading and
 * grouping them gives the groups back; rows that follow a group without one stand under 'Also:'.
 */
export function toIngredientTexts(rows: readonly IngredientRow[]): string[] {
  return groupIngredients(rows).flatMap(({ heading, start, entries }) => {
    const texts = entries.map((row) => fromIngredientRow(row).raw)
    const title = heading || (start > 0 ? 'Also' : '')
    return title === '' ? texts : [toHeadingText(title), ...texts]
  })
}

/** The heading of a group as a line of its own: 'For the sauce:'. */
export function toHeadingText(heading: string): string {
  const name = heading.replace(/\s+/g, ' ').replace(/[\s:]+$/, '')
  return formatIngredientLine({ raw: heading, name, optional: false, heading: true })
}

/** One row as a line that says its heading itself, for lists that know no headings: '50 g butter (For the sauce)'. */
export function toTextWithGroup({ group, ...row }: IngredientRow): string {
  const text = [row.quantity, row.unit, row.name].filter((part) => part !== '').join(' ')
  return group === undefined ? text : `${text} (${toHeadingText(group).slice(0, -1)})`
}
