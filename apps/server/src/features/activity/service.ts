import { LIST_LIMITS } from '@potluck/rules'
import type { Database, Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { isUuid, uuidv7 } from '../../platform/ids.ts'
import type { Images } from '../../platform/media/index.ts'
import { createComments } from './comments.ts'
import { lockPost } from './lock-post.ts'
import { writeOwnEntries } from './own-entries.ts'
import { toPost } from './posts.ts'
import * as queries from './queries.ts'

type ActivityDeps = { database: Database; images: Images; events: Events; now: () => Date }
type Paging = { page: number; limit: number }

/** Posts and entries that cooks share with their followers; a hidden cook's answer 404. */
export function createActivity({ database, images, events, now }: ActivityDeps) {
  const { db } = database
  writeOwnEntries(events, now)

  return {
    /** Entries of the member and the cooks they follow, newest first; the list ends after 1,000. */
    listCircle: async (member: Member, query: Paging) => {
      const total = await queries.countCirclePosts(db, member.id)
      const rows = isWithin(query) ? await queries.listCirclePosts(db, member.id, query) : []
      return { posts: rows.map(toPost), ...pageOf(query, total) }
    },

    /** Entries of one cook, by id or username. @throws USER_NOT_FOUND */
    listOf: async (member: Member | undefined, idOrUsername: string, query: Paging) => {
      const viewerId = member?.id ?? null
      const named = isUuid(idOrUsername) ? { id: idOrUsername } : { username: idOrUsername }
      const authorId = await queries.findCook(db, named, viewerId)
      if (!authorId) throw new AppError('USER_NOT_FOUND')
      const total = await queries.countPostsOf(db, authorId, viewerId)
      const rows = isWithin(query) ? await queries.listPostsOf(db, authorId, viewerId, query) : []
      return { posts: rows.map(toPost), ...pageOf(query, total) }
    },

    /**
     * Posts text and pictures.
     * @throws the error of a picture that is refused; nothing is posted then
     */
    create: async (member: Member, content: string, pictures: Buffer[]) => {
      const imageHashes: string[] = []
      for (const bytes of pictures) imageHashes.push((await images.store(bytes, member.id)).hash)
      const id = uuidv7()
      return database.transaction(async (tx) => {
        const post = { id, authorId: member.id, content: content.trim(), imageHashes, now: now() }
        await queries.insertPost(tx, post)
        await events.emit(tx, { type: 'post.created', postId: id, userId: member.id })
        return toPost(await getPost(tx, id, member))
      })
    },

    /** Likes a post, or removes the like. @throws POST_NOT_FOUND */
    toggleLike: (member: Member, id: string) =>
      database.transaction(async (tx) => {
        await lockPost(tx, id, member)
        const isLiked = await queries.togglePostLike(tx, id, member.id, now())
        const type = isLiked ? 'post.liked' : 'post.unliked'
        await events.emit(tx, { type, postId: id, userId: member.id })
        return { isLiked, likeCount: await queries.countPostLikes(tx, id) }
      }),

    comments: createComments({ database, events, now }),

    /**
     * Deletes the member's own post with its comments and likes, and releases its pictures.
     * @throws POST_NOT_FOUND
     */
    remove: async (member: Member, id: string) => {
      if (!(await queries.deleteOwnPost(db, id, member.id))) throw new AppError('POST_NOT_FOUND')
      return { message: 'Post deleted' }
    },
  }
}

export type Activity = ReturnType<typeof createActivity>

function isWithin({ page, limit }: Paging): boolean {
  return (page - 1) * limit < LIST_LIMITS.activity
}

async function getPost(tx: Db, id: string, member: Member) {
  const row = await queries.findPost(tx, id, member.id)
  if (!row) throw new AppError('POST_NOT_FOUND')
  return row
}
