import { PAGE_SIZES, TEXT_LIMITS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Author, Id, IsoDate, Message, paged, paging, text } from '../shared.ts'

export const LikeStatus = z.object({ isLiked: z.boolean(), likeCount: z.number() })

export const Comment = z.object({
  _id: Id,
  id: Id,
  text: z.string(),
  rating: z.number().nullable().describe("1 to 5; null for the author's own"),
  author: Author,
  createdAt: IsoDate,
  likes: z.number(),
  isLiked: z.boolean(),
  isHidden: z.boolean().describe("Seen by its writer and the recipe's author alone"),
})

const Rating = z.number().int().min(1, 'From 1 to 5').max(5, 'From 1 to 5')

/** Likes, ratings and comments. */
export const reactions = {
  'POST /recipes/{id}/like': {
    summary: 'Like or unlike',
    access: 'member',
    response: LikeStatus,
    idempotent: true,
    errors: ['RECIPE_NOT_FOUND'],
  },
  'GET /recipes/{id}/like-status': {
    summary: 'Whether the caller likes it, and how many do',
    access: 'member',
    response: LikeStatus,
    errors: ['RECIPE_NOT_FOUND'],
  },
  'POST /recipes/{id}/rate': {
    summary: 'Rate from 1 to 5; the latest of a cook stands',
    access: 'member',
    body: z.object({ rating: Rating }),
    response: z.object({ rating: z.number(), reviewCount: z.number() }),
    errors: ['RECIPE_NOT_FOUND', 'OWN_RECIPE'],
  },
  'POST /recipes/{id}/comments': {
    summary: 'Comment with a rating',
    access: 'member',
    body: z.object({ text: text(TEXT_LIMITS.comment), rating: Rating.optional() }),
    response: z.object({ comment: Comment, newRecipeRating: z.number().optional() }),
    status: 201,
    idempotent: true,
    errors: ['RECIPE_NOT_FOUND', 'COMMENTS_OFF'],
  },
  'GET /recipes/{id}/comments': {
    summary: 'Comments, newest first',
    access: 'member',
    query: z.object(paging(PAGE_SIZES.comments)),
    response: paged('comments', Comment),
    errors: ['RECIPE_NOT_FOUND'],
  },
  'POST /recipes/comments/{commentId}/like': {
    summary: 'Like or unlike a comment',
    access: 'member',
    response: LikeStatus,
    idempotent: true,
    errors: ['COMMENT_NOT_FOUND'],
  },
  'POST /recipes/comments/{commentId}/hide': {
    summary: "Hide a comment on one's own recipe, or show it again",
    access: 'member',
    response: z.object({ isHidden: z.boolean() }),
    idempotent: true,
    errors: ['COMMENT_NOT_FOUND'],
  },
  'DELETE /recipes/comments/{commentId}': {
    summary: "Delete one's own comment",
    access: 'member',
    response: Message,
    errors: ['COMMENT_NOT_FOUND'],
  },
} satisfies Endpoints
