import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Reactions } from './service.ts'

export function reactionRoutes({
  likes,
  ratings,
  comments,
}: Reactions): Handlers<typeof contract.reactions> {
  return {
    'POST /recipes/{id}/like': ({ member, params }) => likes.toggle(member, params.id),
    'GET /recipes/{id}/like-status': ({ member, params }) => likes.read(member, params.id),
    'POST /recipes/{id}/rate': ({ member, params, body }) =>
      ratings.rate(member, params.id, body.rating),
    'POST /recipes/{id}/comments': ({ member, params, body }) =>
      comments.add(member, params.id, body),
    'GET /recipes/{id}/comments': ({ member, params, query }) =>
      comments.list(member, params.id, query),
    'POST /recipes/comments/{commentId}/like': ({ member, params }) =>
      comments.toggleLike(member, params.commentId),
    'POST /recipes/comments/{commentId}/hide': ({ member, params }) =>
      comments.toggleHidden(member, params.commentId),
    'DELETE /recipes/comments/{commentId}': ({ member, params }) =>
      comments.delete(member, params.commentId),
  }
}
