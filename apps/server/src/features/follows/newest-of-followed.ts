import { isPublicCook } from '../auth/index.ts'
import { isPublished } from '../recipes/index.ts'
/**
 * Rows of cooks, as `s`, with an index on `(author_id, <at> desc, id desc)`. `condition` may use
 * the reader's placeholder.
 */
export type FollowedRows = { table: string; at: string; condition: string }

/** Published recipes, by `recipes_of_author`. */
export const FOLLOWED_RECIPES: FollowedRows = {
  table: 'recipes',
  at: 'published_at',
  condition: isPublished('s'),
}

/**
 * The public cooks `u` whom the reader of `follows f` follows, each looked up by key: `offset 0`
 * keeps the planner from reading all users, as it would until it knows the statement.
 */
export const FOLLOWED_COOKS = `follows f cross join lateral (
  select c.id, c.recipe_count from users c where c.id = f.followee_id and ${isPublicCook('c')} offset 0) u`

/**
 * SQL for the `count` newest rows of the public cooks whom a reader follows, as `(id, at)`, newest
 * first. Of each cook one index entry is read; more are read only of cooks whose newest row is
 * among the `count` newest, and none older than the last of these, since no older row can be on the
 * page.
 * @param reader placeholder of the follower's id
 * @param count placeholder of an integer
 */
export function newestOfFollowed(rows: FollowedRows, reader: string, count: string): string {
  const { table, at, condition } = rows
  const ofCook = (id: string) => `from ${table} s where s.author_id = ${id} and ${condition}`
  return `(
    with wanted as materialized (
      select u.id, head.newest
      from ${FOLLOWED_COOKS}
      cross join lateral (
        select s.${at} as newest ${ofCook('u.id')} order by s.${at} desc limit 1) as head
      where f.follower_id = ${reader}
      order by head.newest desc limit ${count}
    ), oldest as (
      select case when count(*) < ${count} then '-infinity' else min(newest) end as at from wanted
    )
    select found.id, found.at
    from wanted w cross join oldest cross join lateral (
      select s.id, s.${at} as at ${ofCook('w.id')} and s.${at} >= oldest.at
      order by s.${at} desc, s.id desc limit ${count}
    ) as found
    order by found.at desc, found.id desc limit ${count})`
}
