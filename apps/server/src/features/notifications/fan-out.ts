import { sql } from 'drizzle-orm'
import { column, type Database, type Db, listRows } from '../../platform/database/index.ts'
import type { Events, Live } from '../../platform/events/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import { isPublicRecipe } from '../recipes/index.ts'
import { noteMailDue } from './alert-mails.ts'
import { ALERTS_CHANNEL } from './channel.ts'

export type FanOutDeps = {
  events: Events
  jobs: Jobs
  database: Database
  live: Live
  now: () => Date
}

const FOLLOWERS_AT_ONCE = 500

/** The last follower that was notified; followers are notified latest first. */
type Place = { followedAt: string; followerId: string }

/**
 * Notifies followers of a new recipe, one page per job, so that a cook with a hundred thousand
 * delays nobody.
 */
export function tellFollowers({ events, jobs, database, live, now }: FanOutDeps): void {
  events.subscribe('recipe.published', 'notifications', ({ recipeId }, tx) =>
    jobs.send(tx, tellNextFollowers, { recipeId }),
  )
  jobs.work(tellNextFollowers, async ({ recipeId, after }) => {
    await database.transaction(async (tx) => {
      const page = await listFollowers(tx, recipeId, after, now())
      const last = page.at(-1)
      if (!last) return
      const told = await insertPublished(tx, recipeId, page, now())
      for (const userId of told) await live.publish(tx, ALERTS_CHANNEL, userId)
      await noteMailDue(tx, told, now())
      const { followedAt, followerId } = last
      await jobs.send(tx, tellNextFollowers, { recipeId, after: { followedAt, followerId } })
    })
  })
}

const tellNextFollowers = defineJob<{ recipeId: string; after?: Place }>('tell-followers')

/** After a day, publishing a withdrawn recipe again is no news. */
async function listFollowers(
  tx: Db,
  recipeId: string,
  after: Place | undefined,
  now: Date,
): Promise<Place[]> {
  const beyond = after
    ? sql`and f.created_at <= ${after.followedAt}::timestamptz
        and (f.created_at, f.follower_id) < (${after.followedAt}::timestamptz, ${after.followerId}::uuid)`
    : sql``
  const rows = await listRows(tx, { at: column.text, id: column.uuid })`
    select to_json(f.created_at) #>> '{}' as at, f.follower_id as id
    from recipes r join users a on a.id = r.author_id join follows f on f.followee_id = r.author_id
    where r.id = ${recipeId} and ${sql.raw(isPublicRecipe('r', 'a'))}
      and r.published_at > ${now.toISOString()}::timestamptz - interval '1 day' ${beyond}
    order by f.created_at desc, f.follower_id desc limit ${FOLLOWERS_AT_ONCE}`
  return rows.map(({ at, id }) => ({ followedAt: at, followerId: id }))
}

/** Answers who was notified: those who want alerts on recipes and had none about this one. */
async function insertPublished(
  tx: Db,
  recipeId: string,
  page: Place[],
  now: Date,
): Promise<string[]> {
  const followers = page.map(({ followerId }) => followerId)
  const rows = await listRows(tx, { user_id: column.uuid })`
    insert into notifications (id, user_id, kind, actor_id, recipe_id, created_at, updated_at)
    select t.id, u.id, 'published', r.author_id, r.id, ${now.toISOString()}::timestamptz, r.published_at
    from unnest(${sql.param(page.map(() => uuidv7()))}::uuid[], ${sql.param(followers)}::uuid[])
      as t (id, user_id)
    join users u on u.id = t.user_id join recipes r on r.id = ${recipeId}
    where u.mails_recipe_alerts
    on conflict do nothing returning user_id`
  return rows.map(({ user_id }) => user_id)
}
