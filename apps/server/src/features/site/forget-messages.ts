import { eq, inArray, or, sql } from 'drizzle-orm'
import type { DeletedAccount } from '../../platform/account-deletion.ts'
import type { Db } from '../../platform/database/index.ts'
import { contactMessages, newsletterSubscriptions } from './tables.ts'

/** Messages from the footer's form: sent from the account, or under an address it confirmed. */
export async function forgetMessages(tx: Db, { id, provenEmails }: DeletedAccount): Promise<void> {
  const proven = Array.from(provenEmails)
  await tx
    .delete(contactMessages)
    .where(
      or(eq(contactMessages.userId, id), inArray(sql`lower(${contactMessages.email})`, proven)),
    )
  await tx
    .delete(newsletterSubscriptions)
    .where(inArray(sql`lower(${newsletterSubscriptions.email})`, proven))
}
