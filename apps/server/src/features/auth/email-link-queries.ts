import { and, desc, eq, gt, gte, sql } from 'drizzle-orm'
import { changeRows, type Db } from '../../platform/database/index.ts'
import { emailLinks, sessions, users } from './tables.ts'

export type EmailLink = typeof emailLinks.$inferSelect

/** A user's address, locked until the transaction ends. */
export async function lockUser(tx: Db, userId: string) {
  const [row] = await tx
    .select({
      username: users.username,
      email: users.email,
      emailConfirmed: users.emailConfirmed,
      formerEmail: users.formerEmail,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row
}

export async function setEmail(
  tx: Db,
  userId: string,
  address: { email: string; emailConfirmed: boolean; formerEmail: string | null },
  at: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...address, updatedAt: at })
    .where(eq(users.id, userId))
}

export async function insertLink(tx: Db, link: EmailLink): Promise<void> {
  await tx.insert(emailLinks).values(link)
}

/** The nth latest confirmation that was mailed for a user since a moment. */
export async function findNthLatestConfirm(tx: Db, userId: string, since: Date, nth: number) {
  const [row] = await tx
    .select({ createdAt: emailLinks.createdAt })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.userId, userId),
        eq(emailLinks.purpose, 'confirm'),
        gt(emailLinks.createdAt, since),
      ),
    )
    .orderBy(desc(emailLinks.createdAt))
    .offset(Math.max(1, Math.round(nth)) - 1)
    .limit(1)
  return row
}

/** Marks the address of a valid link as confirmed if it is still its account's address. */
export async function confirmEmail(
  db: Db,
  tokenHash: string,
  at: Date,
): Promise<{ email: string } | undefined> {
  const [row] = await db
    .update(users)
    .set({ emailConfirmed: true, formerEmail: null, updatedAt: at })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.tokenHash, tokenHash),
        eq(emailLinks.purpose, 'confirm'),
        gt(emailLinks.expiresAt, at),
        eq(users.id, emailLinks.userId),
        eq(sql`lower(${users.email})`, sql`lower(${emailLinks.email})`),
      ),
    )
    .returning({ email: users.email })
  return row
}

/** What a valid undo link restores; locked until the transaction ends. */
export async function findUndo(tx: Db, tokenHash: string, at: Date) {
  const [row] = await tx
    .select({ id: emailLinks.id, userId: emailLinks.userId, email: emailLinks.email })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.tokenHash, tokenHash),
        eq(emailLinks.purpose, 'undo'),
        gt(emailLinks.expiresAt, at),
      ),
    )
    .for('update')
  return row
}

/**
 * Removes the password and the other ways to sign in that were set since the account first left the
 * address that an undo link restores.
 */
export async function deleteWaysSince(
  tx: Db,
  link: Pick<EmailLink, 'userId' | 'email'>,
): Promise<void> {
  await changeRows(tx)`
    with since as (
      select min(created_at) as at from email_links
      where user_id = ${link.userId} and purpose = 'undo' and lower(email) = lower(${link.email})
    )
    delete from identities using since
    where user_id = ${link.userId} and case
      when provider_id = 'credential' then updated_at else created_at
    end > since.at`
}

/** Removes a link and all links mailed to its account after it: ids grow with time. */
export async function deleteLinksSince(
  tx: Db,
  link: Pick<EmailLink, 'id' | 'userId'>,
): Promise<void> {
  await tx
    .delete(emailLinks)
    .where(and(eq(emailLinks.userId, link.userId), gte(emailLinks.id, link.id)))
}

export async function deleteSessions(tx: Db, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}
