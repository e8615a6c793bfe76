import { and, desc, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { resetRequests, signInFailures, signUps } from './tables.ts'

const MINUTE_MS = 60_000

/** Failures, and accounts made, before the door closes, each within its window. */
const LIMITS = {
  failuresOfEmail: { most: 5, windowMs: 15 * MINUTE_MS },
  failuresOfAddress: { most: 50, windowMs: 15 * MINUTE_MS },
  linksOfEmail: { most: 5, windowMs: 60 * MINUTE_MS },
  linksOfAddress: { most: 50, windowMs: 15 * MINUTE_MS },
  accountsOfAddress: { most: 60, windowMs: 60 * MINUTE_MS },
} as const

/** Whatever is older counts for nothing. */
export const ATTEMPTS_KEPT_MS = LIMITS.accountsOfAddress.windowMs

export type Attempts = ReturnType<typeof createAttempts>

/**
 * Counts failed sign-ins, links asked for and new accounts in the database. A success forgives nothing: else whoever
 * guesses could wait for the owner, or clear an address with an account of their own. `factor` scales
 * the limits; 0 turns them off.
 */
export function createAttempts({ now, factor }: { now: () => Date; factor: number }) {
  if (factor === 0) return unlimited

  const refusePast = async (
    code: 'TOO_MANY_ATTEMPTS' | 'RATE_LIMITED',
    limit: { most: number; windowMs: number },
    find: (since: Date, nth: number) => Promise<{ at: Date }[]>,
  ): Promise<void> => {
    const at = now().getTime()
    const most = Math.max(1, Math.round(limit.most * factor))
    const [blocking] = await find(new Date(at - limit.windowMs), most)
    if (!blocking) return
    const opensAt = blocking.at.getTime() + limit.windowMs
    throw new AppError(code, { retryAfterSeconds: (opensAt - at) / 1000 })
  }

  return {
    /** @throws TOO_MANY_ATTEMPTS for an email or address with too many failures */
    refuseSignIn: async (db: Db, email: string, ip: string): Promise<void> => {
      await refusePast('TOO_MANY_ATTEMPTS', LIMITS.failuresOfEmail, (since, nth) =>
        nthLatest(db, signInFailures, sql`lower(${email}) = email`, { since, nth }),
      )
      await refusePast('TOO_MANY_ATTEMPTS', LIMITS.failuresOfAddress, (since, nth) =>
        nthLatest(db, signInFailures, sql`ip = ${ip}`, { since, nth }),
      )
    },

    /** Makes sign-ins with this email, or from this address, decide one after the other. */
    queueSignIn: async (tx: Db, email: string, ip: string): Promise<void> => {
      await tx.execute(sql`select
        pg_advisory_xact_lock(hashtextextended('sign-in email ' || lower(${email}), 0)),
        pg_advisory_xact_lock(hashtextextended(${`sign-in address ${ip}`}, 0))`)
    },

    noteFailure: async (tx: Db, email: string, ip: string): Promise<void> => {
      await tx
        .insert(signInFailures)
        .values({ id: uuidv7(), email: sql`lower(${email})`, ip, at: now() })
    },

    /** @throws TOO_MANY_ATTEMPTS for an email, or from an address, that asked for too many links */
    refuseLink: async (db: Db, email: string, ip: string): Promise<void> => {
      await refusePast('TOO_MANY_ATTEMPTS', LIMITS.linksOfEmail, (since, nth) =>
        nthLatest(db, resetRequests, sql`lower(${email}) = email`, { since, nth }),
      )
      await refusePast('TOO_MANY_ATTEMPTS', LIMITS.linksOfAddress, (since, nth) =>
        nthLatest(db, resetRequests, sql`ip = ${ip}`, { since, nth }),
      )
    },

    /** Makes requests for links to this email, or from this address, decide one after the other. */
    queueLink: async (tx: Db, email: string, ip: string): Promise<void> => {
      await tx.execute(sql`select
        pg_advisory_xact_lock(hashtextextended('link email ' || lower(${email}), 0)),
        pg_advisory_xact_lock(hashtextextended(${`link address ${ip}`}, 0))`)
    },

    noteLink: async (tx: Db, email: string, ip: string): Promise<void> => {
      await tx
        .insert(resetRequests)
        .values({ id: uuidv7(), email: sql`lower(${email})`, ip, at: now() })
    },

    /** @throws RATE_LIMITED for an address that made too many accounts */
    refuseSignUp: async (db: Db, ip: string): Promise<void> => {
      await refusePast('RATE_LIMITED', LIMITS.accountsOfAddress, (since, nth) =>
        nthLatest(db, signUps, sql`ip = ${ip}`, { since, nth }),
      )
    },

    /** Makes sign-ups from this address decide one after the other. */
    queueSignUp: async (tx: Db, ip: string): Promise<void> => {
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up address ${ip}`}, 0))`,
      )
    },

    noteSignUp: async (tx: Db, ip: string): Promise<void> => {
      await tx.insert(signUps).values({ id: uuidv7(), ip, at: now() })
    },
  }
}

const nothing = async (): Promise<void> => undefined
const unlimited = {
  refuseSignIn: nothing,
  queueSignIn: nothing,
  noteFailure: nothing,
  refuseLink: nothing,
  queueLink: nothing,
  noteLink: nothing,
  refuseSignUp: nothing,
  queueSignUp: nothing,
  noteSignUp: nothing,
}

type Attempted = typeof signInFailures | typeof resetRequests | typeof signUps

function nthLatest(
  db: Db,
  table: Attempted,
  whose: SQL,
  { since, nth }: { since: Date; nth: number },
): Promise<{ at: Date }[]> {
  return db
    .select({ at: table.at })
    .from(table)
    .where(and(whose, gt(table.at, since)))
    .orderBy(desc(table.at))
    .offset(nth - 1)
    .limit(1)
}
