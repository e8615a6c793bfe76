import type { SQL } from 'drizzle-orm'
import { changeRows } from './rows.ts'
import type { Db } from './session.ts'

/** Adds a row, or removes it where it was; answers whether it is there now. */
export async function toggleRow(
  tx: Db,
  { remove, add }: { remove: SQL; add: SQL },
): Promise<boolean> {
  if ((await changeRows(tx)`${remove}`) > 0) return false
  await changeRows(tx)`${add}`
  return true
}
