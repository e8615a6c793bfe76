import type { Change } from './page.ts'

/** A change and its index among all changes, by which it is kept or rejected. */
type Row = { change: Change; index: number }

/** A single row, or a run of unchanged lines. */
export type RowGroup = { rows: Row[]; isRun: boolean }

/** Fewer lines than this are quicker to read than to unfold. */
const SHORTEST_RUN = 3

/** The rows of a part in order, with long runs of unchanged steps grouped. */
export function groupRows(changes: readonly Change[], part: Change['part']): RowGroup[] {
  const rows = changes
    .map((change, index) => ({ change, index }))
    .filter(({ change }) => change.part === part)
  const groups: RowGroup[] = []
  for (const row of rows) {
    const isRun = part === 'step' && row.change.kind === 'kept'
    const last = groups.at(-1)
    if (isRun && last?.isRun) last.rows.push(row)
    else groups.push({ rows: [row], isRun })
  }
  return groups.flatMap((group) =>
    group.isRun && group.rows.length < SHORTEST_RUN
      ? group.rows.map((row) => ({ rows: [row], isRun: false }))
      : group,
  )
}
