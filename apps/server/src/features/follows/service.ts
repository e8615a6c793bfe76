import type { Database, Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { toAuthor } from '../auth/index.ts'
import * as queries from './queries.ts'

type FollowsDeps = { database: Database; events: Events; now: () => Date }
type Paging = { page: number; limit: number }

/** Who follows whom; a private cook answers 404. */
export function createFollows({ database, events, now }: FollowsDeps) {
  return {
    /** Follows, or unfollows if already following. @throws USER_NOT_FOUND, FOLLOW_SELF */
    toggle: (member: Member, userId: string) =>
      database.transaction(async (tx) => {
        refuseSelf(member, userId)
        if (!(await remove(tx, member, userId))) await add(tx, member, userId)
        return getStatus(tx, userId, member)
      }),

    /** Follows; following again changes nothing. @throws USER_NOT_FOUND, FOLLOW_SELF */
    follow: (member: Member, userId: string) =>
      database.transaction(async (tx) => {
        refuseSelf(member, userId)
        await add(tx, member, userId)
        return getStatus(tx, userId, member)
      }),

    /** Unfollows; not having followed is no error. @throws FOLLOW_SELF */
    unfollow: (member: Member, userId: string) =>
      database.transaction(async (tx) => {
        refuseSelf(member, userId)
        await remove(tx, member, userId)
        const state = await queries.readFollow(tx, userId, member.id)
        return { isFollowing: false, followerCount: state?.followers ?? 0 }
      }),

    getStatus: (member: Member, userId: string) => getStatus(database.db, userId, member),

    /** @throws USER_NOT_FOUND */
    listPeople: async (member: Member, list: queries.PeopleList, userId: string, query: Paging) => {
      if (userId !== member.id) await getStatus(database.db, userId, member)
      const { people, total } = await queries.listPeople(database.db, list, {
        ...query,
        userId,
        viewerId: member.id,
      })
      return { people: people.map(toPerson), ...pageOf(query, total) }
    },
  }

  async function remove(tx: Db, member: Member, userId: string): Promise<boolean> {
    const removed = await queries.deleteFollow(tx, member.id, userId)
    if (removed) await events.emit(tx, { type: 'user.unfollowed', userId, followerId: member.id })
    return removed
  }

  async function add(tx: Db, member: Member, userId: string): Promise<void> {
    await getStatus(tx, userId, member)
    if (await queries.insertFollow(tx, member.id, userId, now())) {
      await events.emit(tx, { type: 'user.followed', userId, followerId: member.id })
    }
  }
}

export type Follows = ReturnType<typeof createFollows>

async function getStatus(db: Db, userId: string, member: Member) {
  const state = await queries.readFollow(db, userId, member.id)
  if (!state) throw new AppError('USER_NOT_FOUND')
  return { isFollowing: state.following, followerCount: state.followers }
}

function refuseSelf(member: Member, userId: string): void {
  if (member.id === userId) throw new AppError('FOLLOW_SELF', { at: '' })
}

function toPerson(row: queries.PersonRow) {
  return { ...toAuthor(row), bio: row.bio, isFollowing: row.is_following }
}
