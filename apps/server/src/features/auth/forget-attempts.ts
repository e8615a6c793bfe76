import { inArray } from 'drizzle-orm'
import type { DeletedAccount } from '../../platform/account-deletion.ts'
import type { Db } from '../../platform/database/index.ts'
import { resetRequests, signInFailures } from './tables.ts'

/** Attempts are counted by typed address: of an account's, proven or not, they were attempts at it. */
export async function forgetAttempts(tx: Db, { emails }: DeletedAccount): Promise<void> {
  const typed = Array.from(emails)
  await tx.delete(signInFailures).where(inArray(signInFailures.email, typed))
  await tx.delete(resetRequests).where(inArray(resetRequests.email, typed))
}
