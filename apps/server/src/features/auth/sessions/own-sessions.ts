import type { contract, ResponseOf } from '@potluck/contract'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Database, Db } from '../../../platform/database/index.ts'
import { AppError, type Member } from '../../../platform/http/index.ts'
import { sessions } from '../tables.ts'

type Answer = ResponseOf<(typeof contract.settings)['GET /auth/sessions']>

export type OwnSessions = ReturnType<typeof createOwnSessions>

/** Lists and ends a member's sessions. */
export function createOwnSessions({ database, now }: { database: Database; now: () => Date }) {
  return {
    /** This session, then the most recently used; a hundred at most. */
    list: async (member: Member): Promise<Answer> => {
      const rows = await database.db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, member.id), gt(sessions.expiresAt, now())))
        .orderBy(
          desc(eq(sessions.id, member.sessionId)),
          desc(sessions.updatedAt),
          desc(sessions.id),
        )
        .limit(100)
      return {
        sessions: rows.map((row) => ({
          _id: row.id,
          userAgent: row.userAgent ?? '',
          ip: row.ip ?? '',
          createdAt: row.createdAt.toISOString(),
          lastUsedAt: row.updatedAt.toISOString(),
          isCurrent: row.id === member.sessionId,
        })),
      }
    },

    /** @throws NOT_FOUND if it is not one of the member's */
    end: async (member: Member, id: string): Promise<{ message: string }> => {
      const ended = await database.db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, member.id)))
        .returning({ id: sessions.id })
      if (ended.length === 0) throw new AppError('NOT_FOUND')
      return { message: 'Signed out there' }
    },

    /** Ends all sessions but the caller's. */
    endOthers: async (member: Member): Promise<{ message: string }> => {
      await deleteOtherSessions(database.db, member)
      return { message: 'Signed out everywhere else' }
    },
  }
}

/** Ends all of a member's sessions but the caller's. */
export async function deleteOtherSessions(db: Db, member: Member): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, member.id), ne(sessions.id, member.sessionId)))
}
