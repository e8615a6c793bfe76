import type { LineChange } from './compare-recipes.ts'

/** The recipe with the changes at these indexes rejected: there the original's lines are kept. */
export function keepChanges(
  changes: readonly LineChange[],
  rejected: ReadonlySet<number>,
): { ingredients: string[]; instructions: string[] } {
  const linesOf = (part: LineChange['part']) =>
    changes.flatMap((change, index) => {
      if (change.part !== part) return []
      return rejected.has(index) ? originalLine(change) : adaptedLine(change)
    })
  return { ingredients: linesOf('ingredient'), instructions: linesOf('step') }
}

function originalLine({ kind, before }: LineChange): string[] {
  return kind === 'added' ? [] : [before]
}

function adaptedLine({ kind, after }: LineChange): string[] {
  return kind === 'removed' ? [] : [after]
}
