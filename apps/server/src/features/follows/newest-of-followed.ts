/** Rows of cooks, found by an index on `(author_id, <at> desc, id desc)`, its condition included. */
type Source = { table: string; at: string; condition: string }

/**
 * SQL of the `count` newest rows of the public cooks whom somebody follows, as `(id, at)`, newest first.
 * However many they follow: of each cook one index entry is read, and more only of those whose newest
 * is among the `count` newest, since no row older than the last of these can be wanted.
 * @param follower placeholder or column of the follower's id
 * @param count placeholder of an integer
 */
export function newestOfFollowed(source: Source, follower: string, count: string): string {
  const { table, at, condition } = source
  const ofCook = `from ${table} s where s.author_id = w.id and ${condition}`
  return `(
    with heads as (
      select u.id, (select s.${at} ${ofCook.replace('w.id', 'u.id')} order by s.${at} desc limit 1) as newest
      from follows f join users u on u.id = f.followee_id
      where f.follower_id = ${follower} and u.is_public
    ), wanted as (
      select id, newest from heads where newest is not null order by newest desc limit ${count}
    ), oldest as (
      select case when count(*) < ${count} then '-infinity' else min(newest) end as at from wanted
    )
    select found.id, found.at
    from wanted w cross join oldest cross join lateral (
      select s.id, s.${at} as at ${ofCook} and s.${at} >= oldest.at
      order by s.${at} desc, s.id desc limit ${count}
    ) as found
    order by found.at desc, found.id desc limit ${count})`
}

/** Published recipes, by `recipes_of_author`. */
export const FOLLOWED_RECIPES = {
  table: 'recipes',
  at: 'published_at',
  condition: `s.status = 'published'`,
} as const satisfies Source
