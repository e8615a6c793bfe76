import type { Comment } from '@potluck/contract'
import type { z } from 'zod'
import { type Database, type Db, toIso } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { toAuthor } from '../auth/index.ts'
import * as queries from './queries.ts'
import type { Ratings } from './ratings.ts'
import { getTarget } from './target.ts'

type CommentsDeps = { database: Database; events: Events; ratings: Ratings; now: () => Date }

/** Comments below recipes. */
export function createComments({ database, events, ratings, now }: CommentsDeps) {
  return {
    /**
     * Comments, with a rating unless it is the member's own recipe.
     * @throws RECIPE_NOT_FOUND, COMMENTS_OFF, INVALID_INPUT
     */
    add: (member: Member, recipeId: string, given: { text: string; rating?: number | undefined }) =>
      database.transaction(async (tx) => {
        const target = await getTarget(tx, recipeId, member)
        if (!target.allow_comments) throw new AppError('COMMENTS_OFF')
        const rating = target.author_id === member.id ? undefined : getRating(given.rating)
        const comment = await write(tx, recipeId, member, given.text.trim())
        if (rating === undefined) return { comment: toComment(comment) }
        const state = await ratings.add(tx, recipeId, member, rating)
        return { comment: { ...toComment(comment), rating }, newRecipeRating: state.rating }
      }),

    list: async (member: Member, recipeId: string, query: { page: number; limit: number }) => {
      const [total, rows] = await Promise.all([
        queries.countComments(database.db, recipeId, member.id),
        queries.listComments(database.db, { ...query, recipeId, viewerId: member.id }),
      ])
      if (total === undefined) throw new AppError('RECIPE_NOT_FOUND')
      return { comments: rows.map(toComment), ...pageOf(query, total) }
    },

    /** Likes a comment, or removes the like. @throws COMMENT_NOT_FOUND */
    toggleLike: (member: Member, commentId: string) =>
      database.transaction(async (tx) => {
        const recipeId = await queries.findCommentedRecipe(tx, commentId, member.id)
        if (!recipeId) throw new AppError('COMMENT_NOT_FOUND')
        const isLiked = await queries.toggleCommentLike(tx, commentId, member.id, now())
        return { isLiked, likeCount: await queries.countCommentLikes(tx, commentId) }
      }),

    /** Removes the member's own comment; the rating given with it stays. @throws COMMENT_NOT_FOUND */
    delete: (member: Member, commentId: string) =>
      database.transaction(async (tx) => {
        const recipeId = await queries.deleteOwnComment(tx, commentId, member.id)
        if (!recipeId) throw new AppError('COMMENT_NOT_FOUND')
        await events.emit(tx, { type: 'recipe.uncommented', recipeId, userId: member.id })
        return { message: 'Comment deleted' }
      }),

    /**
     * Hides a comment on the member's own recipe from all but its writer, or shows it again.
     * @throws COMMENT_NOT_FOUND
     */
    toggleHidden: (member: Member, commentId: string) =>
      database.transaction(async (tx) => {
        const isHidden = await queries.toggleHidden(tx, commentId, member.id)
        if (isHidden === undefined) throw new AppError('COMMENT_NOT_FOUND')
        return { isHidden }
      }),
  }

  async function write(tx: Db, recipeId: string, member: Member, text: string) {
    const id = uuidv7()
    await queries.insertComment(tx, { id, recipeId, authorId: member.id, text, now: now() })
    await events.emit(tx, {
      type: 'recipe.commented',
      recipeId,
      userId: member.id,
      commentId: id,
    })
    const row = await queries.findComment(tx, id, member.id)
    if (!row) throw new AppError('COMMENT_NOT_FOUND')
    return row
  }
}

/** Everyone but the author has to rate with their comment. @throws INVALID_INPUT */
function getRating(rating: number | undefined): number {
  if (rating !== undefined) return rating
  const message = 'Please add a comment and rating'
  throw new AppError('INVALID_INPUT', { at: 'rating', message })
}

function toComment(row: queries.CommentRow): z.output<typeof Comment> {
  return {
    _id: row.id,
    id: row.id,
    text: row.text,
    rating: row.rating,
    author: toAuthor(row),
    createdAt: toIso(row.created_at),
    likes: row.likes,
    isLiked: row.is_liked,
    isHidden: row.is_hidden,
  }
}
