import { appendFileSync } from 'node:fs'
import type pg from 'pg'
import { inject } from 'vitest'
import type { Shape } from '../../platform/database/columns.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file in which `npm run mutate:columns` wants to read which columns of tables are answered. */
    columnReads: string | undefined
  }
}

const noted = new Set<string>()

/**
 * Writes down which columns of tables a statement answers plainly, where that is wanted: a line each of
 * the place, the table's id and the column's number, and whether the shape lets it be null.
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
