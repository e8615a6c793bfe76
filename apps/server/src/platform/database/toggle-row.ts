import type { SQL } from 'drizzle-orm'
import type { Db } from './session.ts'

/** Adds a row, or removes it where it was; answers whether it is there now. */
export async function toggleRow(
  tx: Db,
  { remove, add }: { remove: SQL; add: SQL },
): Promise<boolean> {
  const removed = await tx.execute(remove)
  if ((removed.rowCount ?? 0) > 0) return false
  await tx.execute(add)
  return true
}
