import { appendFileSync } from 'node:fs'
import type pg from 'pg'
import { inject } from 'vitest'
import type { Shape } from '../../platform/database/columns.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file in which `npm run mutate:columns` collects the columns that statements answer. */
    columnReads: string | undefined
  }
}

const noted = new Set<string>()

/**
 * Records which table columns a statement answers unchanged, if that is wanted: one line with the
 * place, the table's id, the column's number, and whether the shape allows null.
 */
export function noteReads(place: string, shape: Shape, fields: pg.QueryResult['fields']): void {
  const file = inject('columnReads')
  if (!file) return
  for (const { name, tableID, columnID } of fields) {
    const line = `${place}\t${tableID}.${columnID}\t${shape[name]?.isNullable ? 'null' : 'not null'}\n`
    if (columnID === 0 || noted.has(line)) continue
    noted.add(line)
    appendFileSync(file, line)
  }
}
