import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Database,
  type Db,
  type RowOf,
} from '../../../platform/database/index.ts'
import type { Call, Member, ReadSession } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { lookUpTogether } from '../look-up-together.ts'
import { sessions } from '../tables.ts'
import { sessionCookie } from './session-cookie.ts'
import { isHostBound } from './signed-cookie.ts'

const DAY_MS = 24 * 60 * 60_000

/** How long a session lasts from its last renewal, in seconds. */
const SESSION_SECONDS = 30 * 24 * 60 * 60

/** How long it lasts from its sign-in, however often it is renewed. */
const SESSION_LASTS_MS = 365 * DAY_MS

/** The browser a session belongs to, as its owner may see it, and where it was reached. */
export type Client = Pick<Call, 'ip' | 'userAgent' | 'baseUrl'>

export type Sessions = ReturnType<typeof createSessions>

/** Sessions: rows in the database, known to the browser by a signed cookie. */
export function createSessions(deps: {
  database: Database
  sessionSecret: string
  now: () => Date
}) {
  const { database, sessionSecret: secret, now } = deps

  const findSession = lookUpTogether(async (tokens) => {
    const rows = await database.rows(FIND_SESSIONS, [tokens, now()])
    return new Map(rows.map((row) => [row.token, row]))
  })

  const read: ReadSession = async (cookieHeader) => {
    const carried = sessionCookie.read(secret, cookieHeader)
    if (!carried) return undefined
    const row = await findSession(carried.value)
    if (!row || (row.host_bound && !carried.hostBound)) return undefined
    const at = now()
    if (new Date(row.created_at).getTime() + SESSION_LASTS_MS <= at.getTime()) return undefined
    if (at.getTime() - new Date(row.updated_at).getTime() >= DAY_MS) {
      await renew(database.db, row, { at, hostBound: row.host_bound || carried.hostBound })
    }
    return { id: row.user_id, username: row.username, sessionId: row.id }
  }

  return {
    /** The member whose live session a Cookie header carries. One statement for all that ask at once, nothing cached. */
    read,

    /** Starts a session for a user. @returns its token */
    open: async (tx: Db, userId: string, client: Client): Promise<string> => {
      const session = newSession(userId, client, now())
      await tx.insert(sessions).values(session)
      return session.token
    },

    /**
     * Starts a session for a user whose password is still stored as `hash`: one that was changed
     * since it was verified opens nothing. @returns its token
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
     * Sends the cookie anew when the session was renewed lately (the browser drops its copy 30 days
     * after it was sent), and to a browser that has it under the plain name where the host's own is
     * to be had. Not at every call, so that a late answer does not bring back an old cookie.
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

    /** Ends the session that the call carries, if any, and takes its cookie away. */
    close: async (call: Call): Promise<void> => {
      const token = sessionCookie.read(secret, call.cookies)?.value
      if (token !== undefined) await database.db.delete(sessions).where(eq(sessions.token, token))
      sessionCookie.clear(call)
    },
  }
}

const SESSION_ROW = {
  token: column.text,
  id: column.uuid,
  user_id: column.uuid,
  username: column.text,
  host_bound: column.boolean,
  created_at: column.moment,
  updated_at: column.moment,
}
type SessionRow = RowOf<typeof SESSION_ROW>

// `(select $1)` hides how long the list is: knowing it, PostgreSQL plans anew at every call (100 µs).
const FIND_SESSIONS = {
  name: 'find_sessions',
  row: SESSION_ROW,
  text: `select s.token, s.id, s.user_id, s.host_bound, s.created_at, s.updated_at, u.username
    from unnest((select $1::text[])) wanted
    join sessions s on s.token = wanted join users u on u.id = s.user_id
    where s.expires_at > $2`,
}

// The page asks who is signed in every 15 minutes: within this it has asked at least once.
const COOKIE_FOLLOWS_MS = 20 * 60_000

// By now, a day after it was sent, a browser has the cookie under the host's own name alone.
async function renew(
  db: Db,
  row: SessionRow,
  { at, hostBound }: { at: Date; hostBound: boolean },
): Promise<void> {
  const last = new Date(new Date(row.created_at).getTime() + SESSION_LASTS_MS)
  const expiresAt = expiryFrom(at) < last ? expiryFrom(at) : last
  await db
    .update(sessions)
    .set({ expiresAt, updatedAt: at, hostBound })
    .where(eq(sessions.id, row.id))
}

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

function expiryFrom(at: Date): Date {
  return new Date(at.getTime() + SESSION_SECONDS * 1000)
}
