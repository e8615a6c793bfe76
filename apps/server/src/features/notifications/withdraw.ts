import { changeRows, column, type Db, findRow } from '../../platform/database/index.ts'
import type { Events, Live } from '../../platform/events/index.ts'
import { ALERTS_CHANNEL } from './channel.ts'

/**
 * Announces that alerts are gone: foreign keys delete them with what they refer to. Only an alert
 * about a publication problem is deleted here, once its recipe is fixed.
 */
export function withdrawAlerts({ events, live }: { events: Events; live: Live }): void {
  const tell = async (tx: Db, userId: string | undefined) => {
    if (userId) await live.publish(tx, ALERTS_CHANNEL, userId)
  }
  for (const type of ['recipe.unliked', 'recipe.uncommented'] as const) {
    events.subscribe(type, 'notifications', async ({ recipeId }, tx) =>
      tell(tx, await findAuthor(tx, recipeId)),
    )
  }
  for (const type of ['post.unliked', 'post.uncommented'] as const) {
    events.subscribe(type, 'notifications', async ({ postId }, tx) =>
      tell(tx, await findPoster(tx, postId)),
    )
  }
  events.subscribe('user.unfollowed', 'notifications', ({ userId }, tx) => tell(tx, userId))
  events.subscribe('recipe.changed', 'notifications', async ({ recipeId, authorId }, tx) => {
    // A published recipe can only be changed into one that may be published.
    const removed = await changeRows(tx)`
      delete from notifications where recipe_id = ${recipeId} and kind = 'publication-problem'`
    if (removed > 0) await tell(tx, authorId)
  })
}

async function findAuthor(tx: Db, recipeId: string): Promise<string | undefined> {
  const recipe = await findRow(tx, { author_id: column.uuid })`
    select author_id from recipes where id = ${recipeId}`
  return recipe?.author_id
}

async function findPoster(tx: Db, postId: string): Promise<string | undefined> {
  const post = await findRow(tx, { author_id: column.uuid })`
    select author_id from activity_posts where id = ${postId}`
  return post?.author_id
}
