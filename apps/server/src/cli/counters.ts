import { sql } from 'drizzle-orm'
import { isPublished } from '../features/recipes/index.ts'
import { changeRows, column, type Database, getRow } from '../platform/database/index.ts'

/** A counter that triggers keep, and a query of the rows it counts as `(id, n)`. */
type Counter = { table: string; counter: string; counted: string }

const countOf = (rows: string, id: string) =>
  `select ${id} as id, count(*) as n from ${rows} group by 1`

/** All counters but views, whose rows do not survive their viewers. */
const COUNTERS: Counter[] = [
  { table: 'recipes', counter: 'likes', counted: countOf('recipe_likes', 'recipe_id') },
  { table: 'recipes', counter: 'saves', counted: countOf('saved_recipes', 'recipe_id') },
  {
    table: 'recipes',
    counter: 'comments',
    counted: countOf('recipe_comments where not is_hidden', 'recipe_id'),
  },
  { table: 'recipes', counter: 'rating_count', counted: countOf('recipe_ratings', 'recipe_id') },
  {
    table: 'recipes',
    counter: 'rating_sum',
    counted: 'select recipe_id as id, sum(rating) as n from recipe_ratings group by 1',
  },
  { table: 'recipe_comments', counter: 'likes', counted: countOf('comment_likes', 'comment_id') },
  { table: 'users', counter: 'follower_count', counted: countOf('follows', 'followee_id') },
  { table: 'users', counter: 'following_count', counted: countOf('follows', 'follower_id') },
  {
    table: 'users',
    counter: 'recipe_count',
    counted: countOf(`recipes where ${isPublished('recipes')}`, 'author_id'),
  },
  { table: 'activity_posts', counter: 'likes', counted: countOf('post_likes', 'post_id') },
  { table: 'activity_posts', counter: 'comments', counted: countOf('post_comments', 'post_id') },
  {
    table: 'post_comments',
    counter: 'likes',
    counted: countOf('post_comment_likes', 'comment_id'),
  },
]

const FIGURES = ['likes', 'saves', 'comments', 'ratings', 'rating_sum'] as const

/** Recipes whose hours and days together differ from their counters. */
const FIGURES_OFF = `
  select r.id from recipes r
  left join (
    select recipe_id, ${FIGURES.map((figure) => `sum(${figure}) as ${figure}`).join(', ')}
    from (
      select recipe_id, ${FIGURES.join(', ')} from recipe_hours
      union all select recipe_id, ${FIGURES.join(', ')} from recipe_days) as both_tables
    group by 1) f on f.recipe_id = r.id
  where (r.likes, r.saves, r.comments, r.rating_count, r.rating_sum) is distinct from
    (coalesce(f.likes, 0), coalesce(f.saves, 0), coalesce(f.comments, 0), coalesce(f.ratings, 0),
      coalesce(f.rating_sum, 0))`

const COUNT = { rows: column.integer }

/**
 * A counter that differs from the rows it counts; there is none unless somebody wrote around the
 * triggers.
 */
export type Drift = { what: string; rows: number }

/** Counts everything again, and with `mend` corrects the counters. */
export async function recount(database: Database, { mend }: { mend: boolean }): Promise<Drift[]> {
  const drifts: Drift[] = []
  for (const { table, counter, counted } of COUNTERS) {
    const { rows } = await getRow(database.db, COUNT)`
      select count(*)::integer as rows from ${sql.raw(`${table} t left join (${counted}) c on c.id = t.id
        where t.${counter} <> coalesce(c.n, 0)`)}`
    if (rows === 0) continue
    drifts.push({ what: `${table}.${counter}`, rows })
    if (!mend) continue
    await changeRows(database.db)`${sql.raw(`
      update ${table} t set ${counter} = coalesce(c.n, 0)
      from ${table} same left join (${counted}) c on c.id = same.id
      where same.id = t.id and t.${counter} <> coalesce(c.n, 0)`)}`
  }
  const { rows } = await getRow(database.db, COUNT)`
    select count(*)::integer as rows from (${sql.raw(FIGURES_OFF)}) as off_figures`
  if (rows > 0) {
    drifts.push({ what: 'figures by hours and days', rows })
    if (mend) await database.execute(REWRITE_FIGURES)
  }
  return drifts
}

const eventsOf = (table: string, values: string, condition = 'true') => `
  select e.recipe_id, date_trunc('hour', e.created_at, 'UTC') as hour, ${values}
  from ${table} e join figures_off o on o.id = e.recipe_id where ${condition}`

/**
 * Rebuilt from the rows; views stay as they are. The job for old hours moves them into days later.
 */
const REWRITE_FIGURES = `
  begin;
  create temporary table figures_off on commit drop as ${FIGURES_OFF};
  update recipe_hours set ${FIGURES.map((figure) => `${figure} = 0`).join(', ')}
    where recipe_id in (select id from figures_off);
  update recipe_days set ${FIGURES.map((figure) => `${figure} = 0`).join(', ')}
    where recipe_id in (select id from figures_off);
  insert into recipe_hours as h (recipe_id, hour, ${FIGURES.join(', ')}, changed_at)
    select recipe_id, hour, ${FIGURES.map((figure) => `sum(${figure})`).join(', ')}, now()
    from (
      ${eventsOf('recipe_likes', '1 as likes, 0 as saves, 0 as comments, 0 as ratings, 0 as rating_sum')}
      union all ${eventsOf('saved_recipes', '0, 1, 0, 0, 0')}
      union all ${eventsOf('recipe_comments', '0, 0, 1, 0, 0', 'not e.is_hidden')}
      union all ${eventsOf('recipe_ratings', '0, 0, 0, 1, e.rating')}) as happened
    group by 1, 2
  on conflict (recipe_id, hour) do update set
    ${FIGURES.map((figure) => `${figure} = h.${figure} + excluded.${figure}`).join(', ')}, changed_at = now();
  commit`
