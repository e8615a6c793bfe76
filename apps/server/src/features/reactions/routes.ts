import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Reactions } from './service.ts'

export function reactionRoutes(reactions: Reactions): Handlers<typeof contract.reactions> {
  return {
    'POST /recipes/{id}/like': ({ member, params }) => reactions.toggleLike(member, params.id),
    'GET /recipes/{id}/like-status': ({ member, params }) => reactions.readLike(member, params.id),
    'POST /recipes/{id}/rate': ({ member, params, body }) =>
      reactions.rate(member, params.id, body.rating),
    'POST /recipes/{id}/comments': ({ member, params, body }) =>
      reactions.comment(member, params.id, body),
    'GET /recipes/{id}/comments': ({ member, params, query }) =>
      reactions.listComments(member, params.id, query),
    'POST /recipes/comments/{commentId}/like': ({ member, params }) =>
      reactions.toggleCommentLike(member, params.commentId),
    'POST /recipes/comments/{commentId}/hide': ({ member, params }) =>
      reactions.toggleHidden(member, params.commentId),
    'DELETE /recipes/comments/{commentId}': ({ member, params }) =>
      reactions.deleteComment(member, params.commentId),
  }
}
