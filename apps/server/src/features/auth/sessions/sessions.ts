import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { changeRows, type Database, type Db } from '../../../platform/database/index.ts'
import type { Call, Member } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { sessions } from '../tables.ts'
import { sessionCookie } from './session-cookie.ts'
import { expiryFrom, SESSION_SECONDS } from './session-length.ts'
import { createSessionReader } from './session-reader.ts'
import { isHostBound } from './signed-cookie.ts'

/** The browser and address of a session, as its owner sees them. */
export type Client = Pick<Call, 'ip' | 'userAgent' | 'baseUrl'>

export type Sessions = ReturnType<typeof createSessions>

/** Sessions: rows in the database, identified by a signed cookie. */
export function createSessions(deps: {
  database: Database
  sessionSecret: string
  now: () => Date
}) {
  const { database, sessionSecret: secret, now } = deps

  return {
    /**
     * The member whose live session a Cookie header carries. Requests at the same moment share one
     * statement; nothing is cached.
     */
    read: createSessionReader(deps),

    /** Starts a session for a user. @returns its token */
    open: async (tx: Db, userId: string, client: Client): Promise<string> => {
      const session = newSession(userId, client, now())
      await tx.insert(sessions).values(session)
      return session.token
    },

    /**
     * Starts a session if the user's stored password is still `hash`: a password changed since it
     * was verified opens nothing.
     * @returns its token
     */
    openByPassword: async (
      tx: Db,
      user: { id: string; hash: string },
      client: Client,
    ): Promise<string | undefined> => {
      const session = newSession(user.id, client, now())
      const unchanged = await changeRows(tx)`
        select id from identities
        where user_id = ${user.id} and provider_id = 'credential' and password = ${user.hash}
        for share`
      if (unchanged === 0) return undefined
      await tx.insert(sessions).values(session)
      return session.token
    },

    setCookie: (call: Call, token: string): void => {
      sessionCookie.set(call, secret, token, SESSION_SECONDS)
    },

    /**
     * Sends the cookie again after the session was renewed (the browser drops its copy 30 days
     * after it was sent), and to a browser that has it without the host prefix although it could
     * have it. Not at every call, so that a late answer does not restore an old cookie.
     */
    refreshCookie: async (call: Call, member: Member): Promise<void> => {
      const carried = sessionCookie.read(secret, call.cookies)
      const [row] = await database.db
        .select({ createdAt: sessions.createdAt, updatedAt: sessions.updatedAt })
        .from(sessions)
        .where(eq(sessions.id, member.sessionId))
      if (!carried || !row) return
      const isRenewed =
        row.updatedAt > row.createdAt &&
        now().getTime() - row.updatedAt.getTime() <= COOKIE_FOLLOWS_MS
      const isRenamed = !carried.hostBound && isHostBound(call.baseUrl)
      if (isRenewed || isRenamed) sessionCookie.set(call, secret, carried.value, SESSION_SECONDS)
    },

    /** Ends the call's session, if any, and clears its cookie. */
    close: async (call: Call): Promise<void> => {
      const token = sessionCookie.read(secret, call.cookies)?.value
      if (token !== undefined) await database.db.delete(sessions).where(eq(sessions.token, token))
      sessionCookie.clear(call)
    },
  }
}

// The page asks who is signed in every 15 minutes, so within this time it has asked at least once.
const COOKIE_FOLLOWS_MS = 20 * 60_000

function newSession(userId: string, client: Client, at: Date) {
  return {
    id: uuidv7(),
    userId,
    token: randomBytes(24).toString('base64url'),
    expiresAt: expiryFrom(at),
    ip: client.ip,
    userAgent: client.userAgent,
    hostBound: isHostBound(client.baseUrl),
    createdAt: at,
    updatedAt: at,
  }
}
