import type { Theme } from '@potluck/rules'
import { and, eq, sql } from 'drizzle-orm'
import { column, type Db, findRow, orNull } from '../../platform/database/index.ts'
import type { Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { identities, sessions, users } from './tables.ts'

export type NewUser = {
  id: string
  username: string
  email: string
  emailConfirmed: boolean
  fullName: string
}

export async function insertUser(tx: Db, user: NewUser, at: Date): Promise<void> {
  await tx.insert(users).values({ ...user, createdAt: at, updatedAt: at })
}

/** Gives a user a password. */
export async function insertCredential(
  tx: Db,
  userId: string,
  hash: string,
  at: Date,
): Promise<void> {
  await tx.insert(identities).values({
    id: uuidv7(),
    userId,
    providerId: 'credential',
    accountId: userId,
    password: hash,
    createdAt: at,
    updatedAt: at,
  })
}

/** The account of an email and a username, ignoring case, with its password's hash. */
export async function findCredential(
  db: Db,
  email: string,
  username: string,
): Promise<{ id: string; hash: string } | undefined> {
  const account = await findRow(db, { id: column.uuid, hash: orNull(column.text) })`
    select u.id, i.password as hash
    from users u join identities i on i.user_id = u.id and i.provider_id = 'credential'
    where lower(u.email) = lower(${email}) and lower(u.username) = lower(${username})`
  return account?.hash ? { id: account.id, hash: account.hash } : undefined
}

/** What a member signs in with, and when they last did; `hash` is null if there is no password. */
export async function findAccount(
  db: Db,
  member: Pick<Member, 'id' | 'sessionId'>,
): Promise<{ email: string; username: string; hash: string | null; signedInAt: Date } | undefined> {
  const [row] = await db
    .select({
      email: users.email,
      username: users.username,
      hash: identities.password,
      signedInAt: sessions.createdAt,
    })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .leftJoin(
      identities,
      and(eq(identities.userId, users.id), eq(identities.providerId, 'credential')),
    )
    .where(and(eq(users.id, member.id), eq(sessions.id, member.sessionId)))
  return row
}

/** Whether an account has the address now, ignoring case. */
export async function hasEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(sql`lower(${users.email})`, sql`lower(${email})`)))
  return rows.length > 0
}

/** Replaces a password; false if the old one is no longer current. */
export async function replacePassword(
  tx: Db,
  userId: string,
  hashes: { from: string; to: string },
  at: Date,
): Promise<boolean> {
  const changed = await tx
    .update(identities)
    .set({ password: hashes.to, updatedAt: at })
    .where(
      and(
        eq(identities.userId, userId),
        eq(identities.providerId, 'credential'),
        eq(identities.password, hashes.from),
      ),
    )
    .returning({ id: identities.id })
  return changed.length > 0
}

/** Switches between light and dark. */
export async function switchTheme(db: Db, userId: string, at: Date): Promise<Theme | undefined> {
  const [row] = await db
    .update(users)
    .set({
      theme: sql`case ${users.theme} when 'light' then 'dark' else 'light' end`,
      updatedAt: at,
    })
    .where(eq(users.id, userId))
    .returning({ theme: users.theme })
  return row?.theme
}
