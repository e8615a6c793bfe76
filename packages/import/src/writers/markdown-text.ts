import type { LineGroup } from '../recipe.ts'

/** A text as Markdown that reads as exactly that text: what Markdown would take for a mark is escaped. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>&#|~]/g, '\\$&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2')
}

/** '## For the sauce' */
export function writeHeading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${escapeMarkdown(text)}`
}

/** Markdown cannot end a heading: lines without one come before those under one. */
export function ungroupedFirst(groups: readonly LineGroup[]): LineGroup[] {
  return groups.toSorted((one, other) => Number(one.group !== null) - Number(other.group !== null))
}
