import { type SQL, sql } from 'drizzle-orm'
import { changeRows, type Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { isPublished } from '../recipes/index.ts'

/** Writes entries when a cook publishes, rates or cooks, unless the cook switched that off. */
export function writeOwnEntries(events: Events, now: () => Date): void {
  events.subscribe('recipe.published', 'activity', ({ recipeId }, tx) =>
    insertPublished(tx, recipeId),
  )
  events.subscribe('recipe.rated', 'activity', ({ recipeId, userId }, tx) =>
    insertRated(tx, { recipeId, userId, now: now() }),
  )
  events.subscribe('recipe.cooked', 'activity', ({ cookedId }, tx) => insertCooked(tx, cookedId))
}

/**
 * Dated as the recipe is; does nothing if the recipe was hidden or deleted meanwhile, or already
 * had its entry.
 */
async function insertPublished(tx: Db, recipeId: string): Promise<void> {
  await awaitDeletion(tx, sql`recipe_id = ${recipeId} and kind = 'published'`)
  await changeRows(tx)`
    insert into activity_posts (id, author_id, kind, recipe_id, content, created_at)
    select ${uuidv7()}, r.author_id, 'published', r.id, '', r.published_at
    from recipes r join users u on u.id = r.author_id
    where r.id = ${recipeId} and ${sql.raw(isPublished('r'))} and u.shares_activity
      and ${isNotRemoved('published')}
    on conflict do nothing`
}

/** One entry per cook and recipe: the stars are read from the rating itself. */
async function insertRated(
  tx: Db,
  { recipeId, userId, now }: { recipeId: string; userId: string; now: Date },
): Promise<void> {
  await awaitDeletion(tx, sql`recipe_id = ${recipeId} and author_id = ${userId} and kind = 'rated'`)
  await changeRows(tx)`
    insert into activity_posts (id, author_id, kind, recipe_id, content, created_at)
    select ${uuidv7()}, u.id, 'rated', r.id, '', ${now.toISOString()}::timestamptz
    from recipes r, users u
    where r.id = ${recipeId} and u.id = ${userId} and u.shares_activity
      and ${isNotRemoved('rated')}
    on conflict do nothing`
}

/** Waits for a concurrent deletion of the entry, so that the next statement sees it. */
async function awaitDeletion(tx: Db, entry: SQL): Promise<void> {
  await changeRows(tx)`select 1 from activity_posts where ${entry} for key share`
}

/** For recipes `r` and users `u`: an entry that its cook deleted is not written again. */
function isNotRemoved(kind: 'published' | 'rated'): SQL {
  return sql`not exists (select 1 from removed_entries x
    where x.author_id = u.id and x.recipe_id = r.id and x.kind = ${kind})`
}

/** One entry per record of cooking; note and photo are read from the record. */
async function insertCooked(tx: Db, cookedId: string): Promise<void> {
  await changeRows(tx)`
    insert into activity_posts (id, author_id, kind, recipe_id, cooked_id, content, created_at)
    select ${uuidv7()}, u.id, 'cooked', c.recipe_id, c.id, '', c.created_at
    from cooked_recipes c join users u on u.id = c.user_id
    where c.id = ${cookedId} and u.shares_activity
    on conflict do nothing`
}
