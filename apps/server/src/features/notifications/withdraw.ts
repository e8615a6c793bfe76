import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import { ALERTS_CHANNEL } from './channel.ts'
import type { NotificationDeps } from './notifications.ts'

/**
 * Tells of alerts that are gone: the foreign keys took them along with what they told of. Alone a
 * problem of publication is removed here, once its recipe is mended.
 */
export function withdrawAlerts({ events, live }: NotificationDeps): void {
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
    // What is published is only ever changed into something fit for it.
    const removed = await tx.execute(sql`
      delete from notifications where recipe_id = ${recipeId} and kind = 'publication-problem'`)
    if ((removed.rowCount ?? 0) > 0) await tell(tx, authorId)
  })
}

async function findAuthor(tx: Db, recipeId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ author_id: string }>(
    sql`select author_id from recipes where id = ${recipeId}`,
  )
  return rows[0]?.author_id
}

async function findPoster(tx: Db, postId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ author_id: string }>(
    sql`select author_id from activity_posts where id = ${postId}`,
  )
  return rows[0]?.author_id
}
