import { eq } from 'drizzle-orm'
import { column, type Database, type Db, type RowOf } from '../../../platform/database/index.ts'
import type { ReadSession } from '../../../platform/http/index.ts'
import { lookUpTogether } from '../look-up-together.ts'
import { sessions } from '../tables.ts'
import { sessionCookie } from './session-cookie.ts'
import { expiryFrom, RENEWED_AFTER_MS, SESSION_LASTS_MS } from './session-length.ts'

/** Reads the live session in a Cookie header; a session not renewed for a day is renewed. */
export function createSessionReader({
  database,
  sessionSecret: secret,
  now,
}: {
  database: Database
  sessionSecret: string
  now: () => Date
}): ReadSession {
  const findSession = lookUpTogether(async (tokens) => {
    const rows = await database.rows(FIND_SESSIONS, [tokens, now()])
    return new Map(rows.map((row) => [row.token, row]))
  })

  return async (cookieHeader) => {
    const carried = sessionCookie.read(secret, cookieHeader)
    if (!carried) return undefined
    const row = await findSession(carried.value)
    if (!row || (row.host_bound && !carried.hostBound)) return undefined
    const at = now()
    if (new Date(row.created_at).getTime() + SESSION_LASTS_MS <= at.getTime()) return undefined
    if (at.getTime() - new Date(row.updated_at).getTime() >= RENEWED_AFTER_MS) {
      await renew(database.db, row, { at, hostBound: row.host_bound || carried.hostBound })
    }
    return { id: row.user_id, username: row.username, sessionId: row.id }
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

// `(select $1)` hides the length of the list: otherwise PostgreSQL plans again at every call (100
// µs).
const FIND_SESSIONS = {
  name: 'find_sessions',
  row: SESSION_ROW,
  text: `select s.token, s.id, s.user_id, s.host_bound, s.created_at, s.updated_at, u.username
    from unnest((select $1::text[])) wanted
    join sessions s on s.token = wanted join users u on u.id = s.user_id
    where s.expires_at > $2`,
}

// A day after its cookie was sent, a browser has it only under the name with the host prefix.
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
