import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Activity } from './service.ts'

export function activityRoutes(activity: Activity): Handlers<typeof contract.activity> {
  return {
    'GET /activity': ({ member, query }) => activity.listCircle(member, query),
    'GET /activity/user/{userId-or-username}': ({ member, params, query }) =>
      activity.listOf(member, params['userId-or-username'], query),
    'POST /activity': ({ member, body, files }) =>
      activity.create(
        member,
        body.content,
        files.map(({ bytes }) => bytes),
      ),
    'POST /activity/{id}/like': ({ member, params }) => activity.toggleLike(member, params.id),
    'POST /activity/{id}/comment': ({ member, params, body }) =>
      activity.comments.add(member, params.id, body.body),
    'GET /activity/{id}/comments': ({ member, params, query }) =>
      activity.comments.list(member, params.id, query),
    'POST /activity/comments/{commentId}/like': ({ member, params }) =>
      activity.comments.toggleLike(member, params.commentId),
    'DELETE /activity/comments/{commentId}': ({ member, params }) =>
      activity.comments.remove(member, params.commentId),
    'DELETE /activity/{id}': ({ member, params }) => activity.remove(member, params.id),
  }
}
