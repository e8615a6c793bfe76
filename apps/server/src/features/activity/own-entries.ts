import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { uuidv7 } from '../../platform/ids.ts'

/** Entries that write themselves when a cook publishes, rates or cooks, unless they keep that to themselves. */
export function writeOwnEntries(events: Events, now: () => Date): void {
  events.subscribe('recipe.published', 'activity', ({ recipeId }, tx) =>
    insertPublished(tx, recipeId),
  )
  events.subscribe('recipe.rated', 'activity', ({ recipeId, userId }, tx) =>
    insertRated(tx, { recipeId, userId, now: now() }),
  )
  events.subscribe('recipe.cooked', 'activity', ({ cookedId }, tx) => insertCooked(tx, cookedId))
}

/** Dated as the recipe is; nothing where it was hidden or deleted meanwhile, or has its entry. */
async function insertPublished(tx: Db, recipeId: string): Promise<void> {
  await tx.execute(sql`
    insert into activity_posts (id, author_id, kind, recipe_id, content, created_at)
    select ${uuidv7()}, r.author_id, 'published', r.id, '', r.published_at
    from recipes r join users u on u.id = r.author_id
    where r.id = ${recipeId} and r.status = 'published' and u.shares_activity
    on conflict do nothing`)
}

/** Once a cook and recipe: which rating it was is read from the rating itself. */
async function insertRated(
  tx: Db,
  { recipeId, userId, now }: { recipeId: string; userId: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into activity_posts (id, author_id, kind, recipe_id, content, created_at)
    select ${uuidv7()}, u.id, 'rated', r.id, '', ${now.toISOString()}::timestamptz
    from recipes r, users u
    where r.id = ${recipeId} and u.id = ${userId} and u.shares_activity
    on conflict do nothing`)
}

/** Once a record of cooking, whose note it shows as it reads by then; its photo is the entry's too. */
async function insertCooked(tx: Db, cookedId: string): Promise<void> {
  const id = uuidv7()
  const { rowCount } = await tx.execute(sql`
    insert into activity_posts (id, author_id, kind, recipe_id, cooked_id, content, created_at)
    select ${id}, u.id, 'cooked', c.recipe_id, c.id, '', c.created_at
    from cooked_recipes c join users u on u.id = c.user_id
    where c.id = ${cookedId} and u.shares_activity
    on conflict do nothing`)
  if ((rowCount ?? 0) === 0) return
  await tx.execute(sql`
    insert into post_images (post_id, position, image_hash)
    select ${id}, 0, image_hash from cooked_recipes
    where id = ${cookedId} and image_hash is not null`)
}
