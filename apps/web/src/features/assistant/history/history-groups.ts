/** What the history needs to know about a chat. */
interface Dated {
  title: string
  input: string
  output: string
  updatedAt: string
}

export type HistoryGroup<Entry> = { date: Date; isToday: boolean; entries: Entry[] }

/** Groups chats by the local day of their last change; newest first, as given. */
export function groupByDay<Entry extends Dated>(
  entries: readonly Entry[],
  now: Date,
): HistoryGroup<Entry>[] {
  const groups = new Map<string, HistoryGroup<Entry>>()
  for (const entry of entries) {
    const date = new Date(entry.updatedAt)
    const day = date.toDateString()
    const group = groups.get(day) ?? { date, isToday: day === now.toDateString(), entries: [] }
    group.entries.push(entry)
    groups.set(day, group)
  }
  return Array.from(groups.values()).toSorted((a, b) => b.date.getTime() - a.date.getTime())
}

/** Entries that contain every word of the search, ignoring case. */
export function searchHistory<Entry extends Dated>(
  entries: readonly Entry[],
  search: string,
): Entry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ title, input, output }) => {
    const text = `${title} ${input} ${output}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Markdown as one line of plain text for a card, with dots where lines began. */
export function toPlainLine(markdown: string): string {
  return markdown
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+\.)\s+/gm, '')
    .replace(/\*\*|__|`/g, '')
    .trim()
    .replace(/\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ')
}
