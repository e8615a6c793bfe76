import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  type RowOf,
} from '../../../platform/database/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { emailLinks, identities, users } from '../tables.ts'

const RESETS = ['reset', 'handed-reset'] as const

const ADDRESSEE = {
  id: column.uuid,
  username: column.text,
  email: column.text,
  has_password: column.boolean,
}
export type Addressee = RowOf<typeof ADDRESSEE>

/**
 * The account that the owner of an address may open: the one that has it, or that left it for an
 * address nobody confirmed. An account with an unconfirmed address does not belong to that
 * address's owner.
 */
export function findByProvenAddress(db: Db, address: string): Promise<Addressee | undefined> {
  return findRow(db, ADDRESSEE)`
    select u.id, u.username,
      case when lower(u.email) = lower(${address}) then u.email else u.former_email end as email,
      exists (select 1 from identities i
        where i.user_id = u.id and i.provider_id = 'credential') as has_password
    from users u
    where (lower(u.email) = lower(${address}) and (u.email_confirmed or u.former_email is null))
      or (lower(u.former_email) = lower(${address}) and not u.email_confirmed)
    order by lower(u.email) = lower(${address}) desc limit 1`
}

/** An account by username, address or id, whichever an operator typed. */
export async function findByAnyName(
  db: Db,
  name: string,
): Promise<{ id: string; username: string; email: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${name}) or lower(${users.email}) = lower(${name})
      or ${users.id}::text = lower(${name})`)
  return row
}

const RESET_LINK = {
  user_id: column.uuid,
  username: column.text,
  email: column.text,
  /** The link was mailed to the account's current address, so using it proves that address. */
  proves: column.boolean,
  email_confirmed: column.boolean,
}
export type ResetLink = RowOf<typeof RESET_LINK>

/** The account of a valid link; locked until the transaction ends. */
export function findResetLink(
  db: Db,
  tokenHash: string,
  at: Date,
  { lock }: { lock: boolean },
): Promise<ResetLink | undefined> {
  return findRow(db, RESET_LINK)`
    select u.id as user_id, u.username, u.email, u.email_confirmed,
      l.purpose = 'reset' and lower(l.email) = lower(u.email) as proves
    from email_links l join users u on u.id = l.user_id
    where l.token_hash = ${tokenHash} and l.purpose in ('reset', 'handed-reset')
      and l.expires_at > ${at.toISOString()}::timestamptz
      and lower(l.email) in (lower(u.email), lower(u.former_email))
    ${lock ? sql`for update` : sql``}`
}

/** Removes all of an account's links to a new password. */
export async function deleteResetLinks(tx: Db, userId: string): Promise<void> {
  await tx
    .delete(emailLinks)
    .where(and(eq(emailLinks.userId, userId), inArray(emailLinks.purpose, RESETS)))
}

/** Stores a password, the first one or a replacement. */
export async function setPassword(tx: Db, userId: string, hash: string, at: Date): Promise<void> {
  const moment = at.toISOString()
  await changeRows(tx)`
    insert into identities
      (id, user_id, provider_id, account_id, password, created_at, updated_at)
    values (${uuidv7()}, ${userId}, 'credential', ${userId}, ${hash}, ${moment}, ${moment})
    on conflict (provider_id, account_id)
      do update set password = excluded.password, updated_at = excluded.updated_at`
}

/**
 * Marks an account's address as confirmed. The person who opened the account never confirmed it, so
 * the other ways to sign in that exist so far are removed.
 */
export async function confirmByReset(tx: Db, userId: string, at: Date): Promise<void> {
  await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), ne(identities.providerId, 'credential')))
  await tx.delete(emailLinks).where(eq(emailLinks.userId, userId))
  await tx
    .update(users)
    .set({ emailConfirmed: true, formerEmail: null, updatedAt: at })
    .where(eq(users.id, userId))
}
