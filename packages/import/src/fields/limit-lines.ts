import type { ImportedRecipe, LineGroup } from '../recipe.ts'
import { lose } from './lose.ts'

/** The longest lists of real recipes have some hundred lines. */
const MOST_LINES = 2_000
/** What makes lines of a text reads one more than is kept: so it shows that there were more. */
export const MOST_READ = MOST_LINES + 1

/** Cuts lists that no recipe has; the first of what is cut is lost with the reason. */
export function limitLines(recipe: ImportedRecipe): void {
  for (const list of ['ingredients', 'steps'] as const) {
    const { kept, cut } = partLines(recipe[list])
    if (cut.length === 0) continue
    recipe[list] = kept
    lose(recipe, list, cut.join('\n'), `A list has at most ${MOST_LINES} lines.`)
  }
}

function partLines(groups: readonly LineGroup[]): { kept: LineGroup[]; cut: string[] } {
  const kept: LineGroup[] = []
  const cut: string[] = []
  let left = MOST_LINES
  for (const { group, lines } of groups) {
    if (left > 0) kept.push({ group, lines: lines.slice(0, left) })
    for (const line of lines.slice(left)) cut.push(line)
    left = Math.max(0, left - lines.length)
  }
  return { kept, cut }
}
