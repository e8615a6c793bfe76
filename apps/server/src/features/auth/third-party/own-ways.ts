import type { contract, ResponseOf } from '@potluck/contract'
import { and, eq } from 'drizzle-orm'
import type { Database, Db } from '../../../platform/database/index.ts'
import { AppError, type Call, type Member } from '../../../platform/http/index.ts'
import { lockUser } from '../email-link-queries.ts'
import type { Notices } from '../notices.ts'
import { deleteResetLinks } from '../passwords/password-reset-queries.ts'
import type { Reconfirmation } from '../passwords/reconfirmation.ts'
import { deleteOtherSessions } from '../sessions/own-sessions.ts'
import { identities } from '../tables.ts'
import { nameOfIssuer } from './issuer-name.ts'

export type OwnWaysDeps = {
  database: Database
  reconfirmation: Reconfirmation
  notices: Notices
  /** The issuer that people can sign in with here, if there is one. */
  issuer: string | undefined
}

type Answer = ResponseOf<(typeof contract.settings)['GET /auth/sign-in-ways']>
type Way = Answer['ways'][number]

export type OwnWays = ReturnType<typeof createOwnWays>

/** Lists a member's ways to sign in, and removes one. */
export function createOwnWays(deps: OwnWaysDeps) {
  const { database, reconfirmation, notices, issuer } = deps

  const listWays = async (db: Db, userId: string): Promise<Way[]> => {
    const rows = await db
      .select({
        id: identities.id,
        providerId: identities.providerId,
        createdAt: identities.createdAt,
        updatedAt: identities.updatedAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId))
      .orderBy(identities.createdAt, identities.id)
      .limit(100)
    return rows.map((row) => toWay(row, issuer))
  }

  return {
    /** Oldest first. */
    list: async (member: Member): Promise<Answer> => ({
      ways: await listWays(database.db, member.id),
    }),

    /**
     * Removes one, ends the member's other sessions and informs them by mail.
     * @throws NOT_FOUND, LAST_WAY_IN if no other way opens the account here, and as
     * `Reconfirmation.confirm`
     */
    remove: async (
      member: Member,
      { id, password }: { id: string; password: string | undefined },
      call: Pick<Call, 'baseUrl'>,
    ): Promise<{ message: string }> => {
      await reconfirmation.confirm(member, password)
      await database.transaction(async (tx) => {
        // Two removals at once would each think that the other way stays.
        await lockUser(tx, member.id)
        const ways = await listWays(tx, member.id)
        const way = ways.find(({ _id }) => _id === id)
        if (!way) throw new AppError('NOT_FOUND')
        if (!ways.some((other) => other !== way && other.isOffered)) {
          throw new AppError('LAST_WAY_IN')
        }
        await tx
          .delete(identities)
          .where(and(eq(identities.id, id), eq(identities.userId, member.id)))
        await deleteResetLinks(tx, member.id)
        await deleteOtherSessions(tx, member)
        const change = way.issuer
          ? ({ what: 'way-removed', name: way.name } as const)
          : ({ what: 'password-removed' } as const)
        await notices.tell(tx, member.id, change, call.baseUrl)
      })
      return { message: 'This way of signing in was removed' }
    },
  }
}

type Row = { id: string; providerId: string; createdAt: Date; updatedAt: Date }

function toWay({ id, providerId, createdAt, updatedAt }: Row, issuer: string | undefined): Way {
  if (providerId === 'credential') {
    const since = updatedAt.toISOString()
    return { _id: id, name: 'Password', issuer: null, since, isOffered: true }
  }
  return {
    _id: id,
    name: nameOfIssuer(providerId),
    issuer: providerId,
    since: createdAt.toISOString(),
    isOffered: providerId === issuer,
  }
}
