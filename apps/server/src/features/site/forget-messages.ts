import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import type { Leaver } from '../../platform/leaving.ts'
import { contactMessages, newsletterSubscriptions } from './tables.ts'

/** What came from the footer under the same address, signed in or not. */
export async function forgetMessages(tx: Db, { emails }: Leaver): Promise<void> {
  const known = emails.map((email) => email.toLowerCase())
  await tx.delete(contactMessages).where(inArray(sql`lower(${contactMessages.email})`, known))
  await tx
    .delete(newsletterSubscriptions)
    .where(inArray(sql`lower(${newsletterSubscriptions.email})`, known))
}
