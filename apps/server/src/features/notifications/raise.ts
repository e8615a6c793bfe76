import type { Db } from '../../platform/database/index.ts'
import type { EventOf, EventType } from '../../platform/events/index.ts'
import { ALERTS_CHANNEL } from './channel.ts'
import { type FanOutDeps, tellFollowers } from './fan-out.ts'
import * as queries from './raise-queries.ts'

/**
 * Turns events into alerts. Every statement reads the current state, so that nothing is raised for
 * what was taken back meanwhile, and answers who gets the alert. Nobody gets an alert about their
 * own acts.
 */
export function raiseAlerts(deps: FanOutDeps): void {
  const { events, live } = deps
  const on = <Type extends EventType>(
    type: Type,
    raise: (tx: Db, event: EventOf<Type>) => Promise<string | undefined>,
  ) =>
    events.subscribe(type, 'notifications', async (event, tx) => {
      const toldId = await raise(tx, event)
      if (toldId) await live.publish(tx, ALERTS_CHANNEL, toldId)
    })

  on('recipe.commented', (tx, { commentId }) => queries.raiseComment(tx, commentId))
  on('post.commented', (tx, { commentId }) => queries.raisePostComment(tx, commentId))
  on('recipe.rated', (tx, { recipeId, userId }) => queries.raiseRating(tx, recipeId, userId))
  on('recipe.liked', (tx, { recipeId, userId }) =>
    queries.gatherLike(tx, 'recipe', recipeId, userId),
  )
  on('post.liked', (tx, { postId, userId }) => queries.gatherLike(tx, 'post', postId, userId))
  on('user.followed', (tx, { userId, followerId }) => queries.raiseFollower(tx, userId, followerId))
  on('recipe.unpublishable', (tx, { recipeId }) => queries.raiseProblem(tx, recipeId, deps.now()))
  tellFollowers(deps)
}
