import type { SQL } from 'drizzle-orm'
import { changeRows } from './rows.ts'
import type { Db } from './session.ts'

/** Adds a row, or removes an existing one; answers whether it exists now. */
export async function toggleRow(
  tx: Db,
  { remove, add }: { remove: SQL; add: SQL },
): Promise<boolean> {
  if ((await changeRows(tx)`${remove}`) > 0) return false
  await changeRows(tx)`${add}`
  return true
}
