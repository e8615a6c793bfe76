import { inArray } from 'drizzle-orm'
import type { DeletedAccount } from '../../platform/account-deletion.ts'
import type { Db } from '../../platform/database/index.ts'
import { resetRequests, signInFailures } from './tables.ts'

/**
 * Attempts are counted by the typed address, so those at any address of a deleted account are
 * removed.
 */
export async function forgetAttempts(tx: Db, { emails }: DeletedAccount): Promise<void> {
  const typed = Array.from(emails)
  await tx.delete(signInFailures).where(inArray(signInFailures.email, typed))
  await tx.delete(resetRequests).where(inArray(resetRequests.email, typed))
}
