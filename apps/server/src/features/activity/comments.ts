import type { Database } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { lockPost } from './lock-post.ts'
import { toPostComment } from './posts.ts'
import * as queries from './queries.ts'

type CommentsDeps = { database: Database; events: Events; now: () => Date }

/** Comments below posts. */
export function createComments({ database, events, now }: CommentsDeps) {
  const { db } = database
  return {
    /** @throws POST_NOT_FOUND */
    add: (member: Member, postId: string, body: string) =>
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
    list: async (
      member: Member | undefined,
      postId: string,
      query: { page: number; limit: number },
    ) => {
      const viewerId = member?.id ?? null
      const post = await queries.findPost(db, postId, viewerId)
      if (!post) throw new AppError('POST_NOT_FOUND')
      const rows = await queries.listComments(db, postId, viewerId, query)
      return { comments: rows.map(toPostComment), ...pageOf(query, post.comments) }
    },

    /** Likes a comment, or removes the like. @throws COMMENT_NOT_FOUND */
    toggleLike: (member: Member, commentId: string) =>
      database.transaction(async (tx) => {
        if (!(await queries.lockVisibleComment(tx, commentId, member.id))) {
          throw new AppError('COMMENT_NOT_FOUND')
        }
        const isLiked = await queries.toggleCommentLike(tx, commentId, member.id, now())
        return { isLiked, likeCount: await queries.countCommentLikes(tx, commentId) }
      }),

    /** Deletes the member's own comment, or any comment on their post. @throws COMMENT_NOT_FOUND */
    remove: (member: Member, commentId: string) =>
      database.transaction(async (tx) => {
        const postId = await queries.deleteComment(tx, commentId, member.id)
        if (!postId) throw new AppError('COMMENT_NOT_FOUND')
        await events.emit(tx, { type: 'post.uncommented', postId, userId: member.id })
        return { message: 'Comment deleted' }
      }),
  }
}
