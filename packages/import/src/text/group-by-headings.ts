import { parseIngredientLine } from '@potluck/kitchen'
import type { LineGroup } from '../recipe.ts'

/** Ingredient lines under those among them that are headings ('For the sauce:'). */
export function groupByHeadings(lines: readonly string[]): LineGroup[] {
  const groups: LineGroup[] = []
  for (const line of lines) {
    if (isHeadingLine(line)) groups.push({ group: line.replace(/\s*[:：]\s*$/, ''), lines: [] })
    else if (groups.length === 0) groups.push({ group: null, lines: [line] })
    else groups.at(-1)?.lines.push(line)
  }
  // A heading that nothing follows was an ingredient.
  return groups.flatMap((one, at) => {
    if (one.lines.length > 0 || one.group === null) return [one]
    return at === 0 ? [] : [{ group: null, lines: [one.group] }]
  })
}

/** By its colon or its words, and never with an amount: those of the kitchen know. */
const isHeadingLine = (line: string) => parseIngredientLine(line).heading === true
