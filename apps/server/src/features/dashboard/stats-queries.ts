import { column, type Database, type RowOf, sqlState } from '../../platform/database/index.ts'
import { isPublicRecipe, isPublished } from '../recipes/index.ts'

const STATS_ROW = {
  recipes: column.integer,
  followers: column.integer,
  saved: column.integer,
  recipes_cooked: column.integer,
  recipes_this_week: column.integer,
  total_likes: column.integer,
  rating_sum: column.integer,
  rating_count: column.integer,
  /** 'YYYY-MM-DD', days on which something was cooked, published or posted. */
  active_days: column.texts,
}
export type StatsRow = RowOf<typeof STATS_ROW>

/** $1 the cook, $2 their time zone, $3 the first day that counts, $4 a week ago. */
const STATS = {
  name: 'dashboard_stats',
  row: STATS_ROW,
  text: `
    select u.recipe_count as recipes, u.follower_count as followers, own.*,
      (select count(*)::integer from saved_recipes v
        join recipes r on r.id = v.recipe_id join users a on a.id = r.author_id
        where v.user_id = u.id and ${isPublicRecipe('r', 'a')}) as saved,
      (select count(*)::integer from cooked_recipes c where c.user_id = u.id) as recipes_cooked,
      array(
        select distinct active.day::text from (
          select c.day from cooked_recipes c where c.user_id = u.id and c.day >= $3::date
          union all
          select (r.published_at at time zone $2)::date from recipes r
          where r.author_id = u.id and ${isPublished('r')} and r.published_at >= $3::date
          union all
          select (p.created_at at time zone $2)::date from activity_posts p
          where p.author_id = u.id and p.kind = 'post' and p.created_at >= $3::date
        ) as active) as active_days
    from users u cross join lateral (
      select (count(*) filter (where r.published_at > $4::timestamptz))::integer as recipes_this_week,
        coalesce(sum(r.likes), 0)::integer as total_likes,
        coalesce(sum(r.rating_sum), 0)::integer as rating_sum,
        coalesce(sum(r.rating_count), 0)::integer as rating_count
      from recipes r where r.author_id = u.id and ${isPublished('r')}
    ) as own
    where u.id = $1`,
}

type Wanted = { timeZone: string; firstDay: string; weekAgo: Date }

/** Undefined if the account was deleted. */
export async function findStats(
  database: Database,
  userId: string,
  wanted: Wanted,
): Promise<StatsRow | undefined> {
  const { timeZone, firstDay, weekAgo } = wanted
  try {
    const values = [userId, timeZone, firstDay, weekAgo.toISOString()]
    const [row] = await database.rows(STATS, values)
    return row
  } catch (error) {
    // Node knows a time zone that the database's older tables lack.
    const isUnknownZone = sqlState(error) === '22023' && timeZone !== 'UTC'
    if (isUnknownZone) return findStats(database, userId, { ...wanted, timeZone: 'UTC' })
    throw error
  }
}
