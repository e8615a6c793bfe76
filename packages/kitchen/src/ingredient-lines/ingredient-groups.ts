import type { IngredientLine, IngredientRow } from './ingredient-line.ts'
import { toIngredientText } from './ingredient-text.ts'
import { groupIngredients, toHeadingText, underHeadings } from './list-groups.ts'

/** A list in which headings have become the group of the lines below them. */
export function groupLines(lines: readonly IngredientLine[]): IngredientLine[] {
  return underHeadings(lines, ({ heading, name }) => (heading ? name : undefined))
}

/**
 * A recipe's rows as lines of text, each group after its heading ('For the sauce:'). Reading and
 * grouping them restores the groups; rows without a group after one with a group get the heading
 * 'Also:'.
 */
export function toIngredientTexts(rows: readonly IngredientRow[]): string[] {
  return groupIngredients(rows).flatMap(({ heading, start, entries }) => {
    const texts = entries.map(toIngredientText)
    const title = heading || (start > 0 ? 'Also' : '')
    return title === '' ? texts : [toHeadingText(title), ...texts]
  })
}

/** The headings of a recipe's rows, for callers that read the rows one by one. */
export function headingsOf(rows: readonly IngredientRow[]): string[] {
  return groupIngredients(rows).flatMap(({ heading }) =>
    heading === '' ? [] : [toHeadingText(heading)],
  )
}

/**
 * One row as a line that includes its heading, for lists without headings: '50 g butter (For the
 * sauce)'.
 */
export function toTextWithGroup({ group, ...row }: IngredientRow): string {
  const text = toIngredientText(row)
  return group === undefined ? text : `${text} (${toHeadingText(group).slice(0, -1)})`
}
