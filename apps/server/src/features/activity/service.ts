import { LIST_LIMITS } from '@potluck/rules'
import type { Database, Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { isUuid, uuidv7 } from '../../platform/ids.ts'
import type { Images } from '../../platform/media/index.ts'
import { writeOwnEntries } from './own-entries.ts'
import { toPost, toPostComment } from './posts.ts'
import * as queries from './queries.ts'

type ActivityDeps = { database: Database; images: Images; events: Events; now: () => Date }
type Paging = { page: number; limit: number }

/** What cooks tell their followers; a hidden cook's activity is behind 404. */
export function createActivity({ database, images, events, now }: ActivityDeps) {
  const { db } = database
  writeOwnEntries(events, now)

  return {
    /** Of those the member follows and their own, newest first; the list ends after 1,000. */
    listCircle: async (member: Member, query: Paging) => {
      const total = await queries.countCirclePosts(db, member.id)
      const rows = isWithin(query) ? await queries.listCirclePosts(db, member.id, query) : []
      return { posts: rows.map(toPost), ...pageOf(query, total) }
    },

    /** Of one cook, by id or username. @throws USER_NOT_FOUND */
    listOf: async (member: Member | undefined, idOrUsername: string, query: Paging) => {
      const viewerId = member?.id ?? null
      const named = isUuid(idOrUsername) ? { id: idOrUsername } : { username: idOrUsername }
      const authorId = await queries.findCook(db, named, viewerId)
      if (!authorId) throw new AppError('USER_NOT_FOUND')
      const total = await queries.countPostsOf(db, authorId, viewerId)
      const rows = isWithin(query) ? await queries.listPostsOf(db, authorId, viewerId, query) : []
      return { posts: rows.map(toPost), ...pageOf(query, total) }
    },

    /** Posts text and pictures. @throws what a picture is refused for; nothing is posted then */
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

    /** Likes, or takes the like back. @throws POST_NOT_FOUND */
    toggleLike: (member: Member, id: string) =>
      database.transaction(async (tx) => {
        await lockPost(tx, id, member)
        const isLiked = await queries.togglePostLike(tx, id, member.id, now())
        const type = isLiked ? 'post.liked' : 'post.unliked'
        await events.emit(tx, { type, postId: id, userId: member.id })
        return { isLiked, likeCount: await queries.countPostLikes(tx, id) }
      }),

    /** @throws POST_NOT_FOUND */
    comment: (member: Member, postId: string, body: string) =>
      database.transaction(async (tx) => {
        await lockPost(tx, postId, member)
        const id = uuidv7()
        const comment = { id, postId, authorId: member.id, body: body.trim(), now: now() }
        await queries.insertComment(tx, comment)
        const type = 'post.commented'
        await events.emit(tx, { type, postId, userId: member.id, commentId: id })
        const row = await queries.findComment(tx, id, member.id)
        if (!row) throw new AppError('COMMENT_NOT_FOUND')
        return toPostComment(row)
      }),

    /** @throws POST_NOT_FOUND */
    listComments: async (member: Member | undefined, postId: string, query: Paging) => {
      const viewerId = member?.id ?? null
      const post = await queries.findPost(db, postId, viewerId)
      if (!post) throw new AppError('POST_NOT_FOUND')
      const rows = await queries.listComments(db, postId, viewerId, query)
      return { comments: rows.map(toPostComment), ...pageOf(query, post.comments) }
    },

    /** Likes a comment, or takes the like back. @throws COMMENT_NOT_FOUND */
    toggleCommentLike: (member: Member, commentId: string) =>
      database.transaction(async (tx) => {
        if (!(await queries.lockVisibleComment(tx, commentId, member.id))) {
          throw new AppError('COMMENT_NOT_FOUND')
        }
        const isLiked = await queries.toggleCommentLike(tx, commentId, member.id, now())
        return { isLiked, likeCount: await queries.countCommentLikes(tx, commentId) }
      }),

    /** Deletes one's own comment, or any on one's own post. @throws COMMENT_NOT_FOUND */
    removeComment: (member: Member, commentId: string) =>
      database.transaction(async (tx) => {
        const postId = await queries.deleteComment(tx, commentId, member.id)
        if (!postId) throw new AppError('COMMENT_NOT_FOUND')
        await events.emit(tx, { type: 'post.uncommented', postId, userId: member.id })
        return { message: 'Comment deleted' }
      }),

    /** Deletes one's own, with what hangs on it; its pictures are free then. @throws POST_NOT_FOUND */
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

async function lockPost(tx: Db, id: string, member: Member): Promise<void> {
  if (!(await queries.lockVisiblePost(tx, id, member.id))) throw new AppError('POST_NOT_FOUND')
}
