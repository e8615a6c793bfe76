import type { Change } from './page.ts'

/** A change and its place among all of them, by which it is kept or rejected. */
type Row = { change: Change; index: number }

/** A row by itself, or a run of lines that stayed as they were. */
export type RowGroup = { rows: Row[]; isRun: boolean }

/** Fewer lines than these are read sooner than unfolded. */
const SHORTEST_RUN = 3

/** The rows of a part in their order, its long runs of unchanged steps together. */
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
