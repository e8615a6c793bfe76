import { countCharacters, isEmail, TEXT_LIMITS, toOneLine } from '@potluck/rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Database, type Db, isUniqueViolation } from '../../../platform/database/index.ts'
import type { Events } from '../../../platform/events/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { Notices } from '../notices.ts'
import { insertUser } from '../queries.ts'
import { emailLinks, identities, sessions, users } from '../tables.ts'
import { nameOfIssuer } from './issuer-name.ts'
import { suggestUsernames } from './usernames.ts'

/** The claims of an issuer about the person it signed in, as far as they are used here. */
export const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().refine(isEmail),
  // A few issuers send it as text; anything else does not count as verified.
  email_verified: z.unknown().transform((value) => value === true || value === 'true'),
  preferred_username: z.string().optional().catch(undefined),
  name: z
    .string()
    .transform(toOneLine)
    .refine((name) => countCharacters(name) <= TEXT_LIMITS.fullName)
    .optional()
    .catch(undefined),
})
type Claims = z.output<typeof Claims>

/** The issuer's claims are not enough to let this person in. */
class AdmissionRefused extends Error {
  override name = 'AdmissionRefused'
}

type Deps = {
  database: Database
  events: Events
  notices: Notices
  now: () => Date
  /** The site's address, for links in mails. */
  baseUrl: string
}

/**
 * Lets the person with the issuer's `claims.sub` into their account: the one this identity belongs
 * to, else the one with its address if the issuer has verified that (its owner is informed by
 * mail), else a new one. `enter` starts the session, in the same transaction.
 * @throws AdmissionRefused
 */
export async function admit<T>(
  deps: Deps,
  issuer: string,
  claims: Claims,
  enter: (tx: Db, userId: string) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await deps.database.transaction(async (tx) =>
        enter(tx, await findOrGiveAccount(deps, tx, issuer, claims)),
      )
    } catch (error) {
      // Somebody took the name, or the same person signed in twice: the next attempt sees it.
      if (attempt === 3 || !isUniqueViolation(error)) throw error
    }
  }
}

async function findOrGiveAccount(
  deps: Deps,
  tx: Db,
  issuer: string,
  claims: Claims,
): Promise<string> {
  const at = deps.now()
  const identity = { providerId: issuer, accountId: claims.sub }
  const [known] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(
      and(
        eq(identities.providerId, identity.providerId),
        eq(identities.accountId, identity.accountId),
      ),
    )
    // Locked, so that an identity its owner is just removing opens nothing.
    .for('share')
  if (known) {
    if (claims.email_verified) await confirmAddress(tx, known.userId, claims.email, at)
    return known.userId
  }
  const [holder] = await tx
    .select({
      id: users.id,
      emailConfirmed: users.emailConfirmed,
      formerEmail: users.formerEmail,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${claims.email})`))
    .for('no key update')
  if (holder && !claims.email_verified) {
    throw new AdmissionRefused('the issuer has not verified an address that has an account here')
  }
  const isGivenBack = holder !== undefined && (await giveBack(tx, holder, at))
  const owner = isGivenBack ? undefined : holder
  if (owner && !owner.emailConfirmed) await handOver(tx, owner.id, at)
  const userId = owner?.id ?? (await createUser(deps, tx, claims))
  await tx
    .insert(identities)
    .values({ id: uuidv7(), userId, ...identity, createdAt: at, updatedAt: at })
  if (!owner) return userId
  const name = nameOfIssuer(issuer)
  const change = { what: 'way-added', name, replaced: !owner.emailConfirmed } as const
  await deps.notices.tell(tx, userId, change, deps.baseUrl)
  return userId
}

/** Marks an account's own address as confirmed by the issuer, if nothing else has confirmed it. */
async function confirmAddress(tx: Db, userId: string, email: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmed: true, formerEmail: null, updatedAt: at })
    .where(
      and(
        eq(users.id, userId),
        eq(users.emailConfirmed, false),
        eq(sql`lower(${users.email})`, sql`lower(${email})`),
      ),
    )
}

/**
 * Returns an account to its former address if its owner moved to one they never confirmed: that
 * address is another person's, the account is not. False if it has not moved.
 */
async function giveBack(
  tx: Db,
  { id, formerEmail }: { id: string; formerEmail: string | null },
  at: Date,
): Promise<boolean> {
  if (formerEmail === null) return false
  await tx
    .update(users)
    .set({ email: formerEmail, emailConfirmed: false, formerEmail: null, updatedAt: at })
    .where(eq(users.id, id))
  return true
}

/**
 * Gives an account to the proven owner of its address. The person who opened it never proved the
 * address and may have been waiting for this moment, so every older way to sign in is removed.
 */
async function handOver(tx: Db, userId: string, at: Date): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(emailLinks).where(eq(emailLinks.userId, userId))
  await tx.update(users).set({ emailConfirmed: true, updatedAt: at }).where(eq(users.id, userId))
}

async function createUser({ events, now }: Deps, tx: Db, claims: Claims): Promise<string> {
  const id = uuidv7()
  await insertUser(
    tx,
    {
      id,
      username: await findFreeUsername(tx, suggestUsernames(claims)),
      email: claims.email,
      emailConfirmed: claims.email_verified,
      fullName: claims.name ?? '',
    },
    now(),
  )
  await events.emit(tx, { type: 'account.created', userId: id })
  return id
}

async function findFreeUsername(tx: Db, suggestions: string[]): Promise<string> {
  const wanted = suggestions.map((name) => name.toLowerCase())
  const taken = await tx
    .select({ name: sql<string>`lower(${users.username})` })
    .from(users)
    .where(inArray(sql`lower(${users.username})`, wanted))
  const names = new Set(taken.map(({ name }) => name))
  const free = suggestions.find((name) => !names.has(name.toLowerCase()))
  if (!free) throw new AdmissionRefused('no username is free')
  return free
}
