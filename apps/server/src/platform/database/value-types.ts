import pg from 'pg'

/**
 * How values come back from both databases, set once for the process because Drizzle asks the
 * global table of `pg`:
 * - `bigint` (every `count(*)` is one) is a number while it is a safe integer, else a BigInt, so
 *   that no digit is ever lost.
 * - `date` is the 'YYYY-MM-DD' it was stored as, not midnight in the server's time zone.
 * - `numeric` stays a string (exact); `timestamptz` is a Date, but a string from `db.execute(sql…)`:
 *   `toIso` takes both.
 */
export function setValueTypes(): void {
  const { setTypeParser } = pg.types
  setTypeParser(oid.int8, toInteger)
  setTypeParser(oid.int8Array, (text) => toIntegers(text))
  setTypeParser(oid.date, (text) => text)
}

// select oid, typname from pg_type
const oid = { int8: 20, int8Array: 1016, date: 1082 }

function toInteger(text: string): number | bigint {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

function toIntegers(text: string): (number | bigint | null)[] {
  const inside = text.slice(1, -1)
  if (inside === '') return []
  return inside.split(',').map((item) => (item === 'NULL' ? null : toInteger(item)))
}

/** A moment as the API writes it, ISO 8601 UTC, from either form in which it is read. */
export function toIso(moment: Date | string): string {
  return (typeof moment === 'string' ? new Date(moment) : moment).toISOString()
}
