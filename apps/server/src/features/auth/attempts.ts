import { and, desc, gt, type SQL, sql } from 'drizzle-orm'
import { changeRows, type Db } from '../../platform/database/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { passwordChecks, resetRequests, signInFailures, signUps, takenAnswers } from './tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Limit = { most: number; windowMs: number }

/** How many attempts are allowed, each within its window. */
const LIMITS = {
  failuresOfEmailAndSender: { most: 5, windowMs: 15 * MINUTE_MS },
  /** From all senders together: NIST SP 800-63B allows an account 100 wrong passwords. */
  failuresOfEmail: { most: 100, windowMs: HOUR_MS },
  failuresOfSender: { most: 50, windowMs: 15 * MINUTE_MS },
  failuresOfDevice: { most: 5, windowMs: 15 * MINUTE_MS },
  checksOfSession: { most: 5, windowMs: 15 * MINUTE_MS },
  checksOfUser: { most: 50, windowMs: 15 * MINUTE_MS },
  linksOfEmail: { most: 5, windowMs: HOUR_MS },
  linksOfSender: { most: 50, windowMs: 15 * MINUTE_MS },
  accountsOfSender: { most: 60, windowMs: HOUR_MS },
  takenOfSender: { most: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>

/** Older attempts are not counted. */
export const ATTEMPTS_KEPT_MS = HOUR_MS

/** One kind of attempt and how many of it are allowed. */
export type Counter<Who> = {
  /** @throws TOO_MANY_ATTEMPTS or RATE_LIMITED, with how long it lasts */
  refuse(db: Db, who: Who): Promise<void>
  /**
   * Makes attempts for the same keys run one after the other until the transaction ends, and checks
   * again: otherwise a hundred at once would each see none before them.
   * @throws as `refuse`
   */
  queue(tx: Db, who: Who): Promise<void>
  note(tx: Db, who: Who): Promise<void>
}

/** A try to sign in; `device` identifies the browser, if it was signed in to that account before. */
export type SignInTry = { email: string; sender: string; device?: string | undefined }

export type Attempts = ReturnType<typeof createAttempts>

/**
 * Counts attempts in the database, to limit guessing. A success does not reset the count: otherwise
 * a guesser could wait for the owner, or reset a sender's count with an account of their own.
 * `factor` scales the limits; 0 turns them off.
 */
export function createAttempts({ now, factor }: { now: () => Date; factor: number }) {
  const counter = <Who>(rules: Rules<Who>): Counter<Who> =>
    factor === 0 ? uncounted : createCounter(rules, { now, factor })
  return {
    /** Failed sign-ins. */
    signIns: counter(signIns),
    /**
     * Wrong passwords of signed-in members: apart from sign-ins, so that an outsider cannot lock a
     * member out.
     */
    checks: counter(checks),
    /** Requests for a link to a new password. */
    links: counter(links),
    /** Accounts created. */
    signUps: counter(accountsMade),
    /** Answers that revealed that an account exists. */
    taken: counter(taken),
  }
}

type Attempted =
  | typeof passwordChecks
  | typeof resetRequests
  | typeof signInFailures
  | typeof signUps
  | typeof takenAnswers

type Rules<Who> = {
  code: 'TOO_MANY_ATTEMPTS' | 'RATE_LIMITED'
  table: Attempted
  /** What is counted, each with its limit. */
  limits(who: Who): [Limit, SQL][]
  /** The keys that are locked, always in the same order. */
  locks(who: Who): string[]
  insert(tx: Db, who: Who, row: { id: string; at: Date }): Promise<unknown>
}

const signIns: Rules<SignInTry> = {
  code: 'TOO_MANY_ATTEMPTS',
  table: signInFailures,
  limits: ({ email, sender, device }) =>
    device === undefined
      ? [
          [
            LIMITS.failuresOfEmailAndSender,
            sql`email = lower(${email}) and ip = ${sender} and device_id is null`,
          ],
          [LIMITS.failuresOfEmail, sql`email = lower(${email}) and device_id is null`],
          [LIMITS.failuresOfSender, sql`ip = ${sender} and device_id is null`],
        ]
      : [[LIMITS.failuresOfDevice, sql`device_id = ${device}`]],
  locks: ({ email, sender, device }) =>
    device === undefined
      ? [`sign-in email ${email}`, `sign-in sender ${sender}`]
      : [`sign-in device ${device}`],
  insert: (tx, { email, sender, device }, row) =>
    tx.insert(signInFailures).values({
      ...row,
      email: sql`lower(${email})`,
      ip: sender,
      deviceId: device ?? null,
    }),
}

const checks: Rules<{ userId: string; sessionId: string }> = {
  code: 'TOO_MANY_ATTEMPTS',
  table: passwordChecks,
  limits: ({ userId, sessionId }) => [
    [LIMITS.checksOfSession, sql`session_id = ${sessionId}`],
    [LIMITS.checksOfUser, sql`user_id = ${userId}`],
  ],
  locks: ({ userId }) => [`password check ${userId}`],
  insert: (tx, who, row) => tx.insert(passwordChecks).values({ ...row, ...who }),
}

const links: Rules<{ email: string; sender: string }> = {
  code: 'TOO_MANY_ATTEMPTS',
  table: resetRequests,
  limits: ({ email, sender }) => [
    [LIMITS.linksOfEmail, sql`email = lower(${email})`],
    [LIMITS.linksOfSender, sql`ip = ${sender}`],
  ],
  locks: ({ email, sender }) => [`link email ${email}`, `link sender ${sender}`],
  insert: (tx, { email, sender }, row) =>
    tx.insert(resetRequests).values({ ...row, email: sql`lower(${email})`, ip: sender }),
}

const accountsMade: Rules<{ sender: string }> = {
  code: 'RATE_LIMITED',
  table: signUps,
  limits: ({ sender }) => [[LIMITS.accountsOfSender, sql`ip = ${sender}`]],
  locks: ({ sender }) => [`sign-up sender ${sender}`],
  insert: (tx, { sender }, row) => tx.insert(signUps).values({ ...row, ip: sender }),
}

const taken: Rules<{ sender: string }> = {
  code: 'TOO_MANY_ATTEMPTS',
  table: takenAnswers,
  limits: ({ sender }) => [[LIMITS.takenOfSender, sql`ip = ${sender}`]],
  locks: ({ sender }) => [`taken sender ${sender}`],
  insert: (tx, { sender }, row) => tx.insert(takenAnswers).values({ ...row, ip: sender }),
}

function createCounter<Who>(
  { code, table, limits, locks, insert }: Rules<Who>,
  { now, factor }: { now: () => Date; factor: number },
): Counter<Who> {
  const refuse = async (db: Db, who: Who): Promise<void> => {
    const at = now().getTime()
    for (const [limit, whose] of limits(who)) {
      const since = new Date(at - limit.windowMs)
      const nth = Math.max(1, Math.round(limit.most * factor))
      const blocking = await findNthLatest(db, table, whose, { since, nth })
      if (!blocking) continue
      const opensAt = blocking.at.getTime() + limit.windowMs
      throw new AppError(code, { retryAfterSeconds: (opensAt - at) / 1000 })
    }
  }
  return {
    refuse,
    queue: async (tx, who) => {
      for (const name of locks(who)) {
        await changeRows(tx)`select pg_advisory_xact_lock(hashtextextended(lower(${name}), 0))`
      }
      await refuse(tx, who)
    },
    note: async (tx, who) => {
      await insert(tx, who, { id: uuidv7(), at: now() })
    },
  }
}

const nothing = async (): Promise<void> => undefined
const uncounted = { refuse: nothing, queue: nothing, note: nothing }

async function findNthLatest(
  db: Db,
  table: Attempted,
  whose: SQL,
  { since, nth }: { since: Date; nth: number },
): Promise<{ at: Date } | undefined> {
  const [row] = await db
    .select({ at: table.at })
    .from(table)
    .where(and(whose, gt(table.at, since)))
    .orderBy(desc(table.at))
    .offset(nth - 1)
    .limit(1)
  return row
}
