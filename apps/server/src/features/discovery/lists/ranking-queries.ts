import { type SQL, sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  type RowOf,
} from '../../../platform/database/index.ts'
import { isPublished } from '../../recipes/index.ts'
import { shareWithHouse } from '../house-share.ts'
import { CHEFS_PICK, LIST_LENGTH, type RankedList, WEIGHTS } from './weights.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Where the windows of a ranking begin. The last two to three days are counted by hours, those
 * before by days.
 */
export type Clock = {
  /** The current hour, ISO 8601. */
  hour: string
  /** The first hour of the sliding last 24. */
  dayFrom: string
  /** The first UTC day counted by its hours: `recipe_trends` has the days before. */
  baseDay: string
  weekFrom: string
  monthFrom: string
}

export function toClock(now: Date): Clock {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  const day = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
  return {
    hour: new Date(hour).toISOString(),
    dayFrom: new Date(hour - DAY_MS).toISOString(),
    baseDay: dateOf(day - 2 * DAY_MS),
    weekFrom: dateOf(day - 7 * DAY_MS),
    monthFrom: dateOf(day - 30 * DAY_MS),
  }
}

/** Takes the ranking lock; false if another transaction is ranking. */
export async function lockRanking(tx: Db): Promise<boolean> {
  const { alone } = await getRow(tx, { alone: column.boolean })`
    select pg_try_advisory_xact_lock(hashtext('rank-lists')) as alone`
  return alone
}

const LAST_RANKING = {
  ranked_at: column.moment,
  hour: column.text,
  base_day: column.date,
  same_weights: column.boolean,
}
type LastRanking = RowOf<typeof LAST_RANKING>

export async function findLastRanking(tx: Db): Promise<LastRanking | undefined> {
  return findRow(tx, LAST_RANKING)`
    select ranked_at, to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as hour,
      base_day, weights = ${JSON.stringify(WEIGHTS)}::jsonb as same_weights
    from ranking`
}

/**
 * Makes the next ranking look at all recipes, as if there had been none before: many were added,
 * removed or shown again.
 */
export async function rankAnew(db: Db): Promise<void> {
  await changeRows(db)`delete from ranking`
}

export async function noteRanking(tx: Db, clock: Clock): Promise<void> {
  await changeRows(tx)`
    insert into ranking (ranked_at, hour, base_day, weights)
    values (now(), ${clock.hour}, ${clock.baseDay}, ${JSON.stringify(WEIGHTS)})
    on conflict (sole) do update set ranked_at = excluded.ranked_at, hour = excluded.hour,
      base_day = excluded.base_day, weights = excluded.weights`
}

/** Records that a recipe itself changed, which its figures do not show. */
export async function noteChange(tx: Db, recipeId: string): Promise<void> {
  await changeRows(tx)`
    select add_to_hours('views', array_agg(id), array_agg(date_trunc('hour', now(), 'UTC')), array_agg(0))
    from (select id from recipes where id = ${recipeId} for key share) as changed`
}

/** Above this many, looking at all recipes costs no more. */
const CHANGED_AT_MOST = 20_000

/**
 * Recipes whose place may have changed since the last ranking: those that something happened to,
 * and those listed. Empty if nothing happened; undefined if it is nearly all recipes.
 */
export async function listChanged(tx: Db, since: string): Promise<string[] | undefined> {
  // A statement that was still running then was not seen, so it looks a minute further back.
  const rows = await listRows(tx, { id: column.uuid })`
    select distinct recipe_id as id from recipe_hours
    where changed_at > ${since}::timestamptz - interval '1 minute'
    limit ${CHANGED_AT_MOST}`
  if (rows.length === 0) return []
  if (rows.length === CHANGED_AT_MOST) return undefined
  const listed = await listRows(tx, { id: column.uuid })`
    select distinct recipe_id as id from ranked_lists`
  return [...rows, ...listed].map(({ id }) => id)
}

/** Lets a month of a million recipes be summed in memory instead of on disk. */
export async function giveMoreMemory(tx: Db): Promise<void> {
  await changeRows(tx)`set local work_mem = '64MB'`
}

const SCORE = sql.raw(
  Object.entries(WEIGHTS)
    .map(([figure, weight]) => `${weight} * ${figure}`)
    .join(' + '),
)

/** Sums the days before the base day, including hours that are not rolled up yet. */
export async function replaceTrends(
  tx: Db,
  { baseDay, weekFrom, monthFrom }: Clock,
): Promise<void> {
  await changeRows(tx)`truncate recipe_trends`
  await changeRows(tx)`
    insert into recipe_trends (recipe_id, week, month)
    select recipe_id, coalesce(sum(score) filter (where day >= ${weekFrom}::date), 0), sum(score)
    from (
      select recipe_id, day, ${SCORE} as score from recipe_days
      where day >= ${monthFrom}::date and day < ${baseDay}::date
      union all
      select recipe_id, (hour at time zone 'UTC')::date, ${SCORE} from recipe_hours
      where hour >= ${monthFrom}::date::timestamp at time zone 'UTC'
        and hour < ${baseDay}::date::timestamp at time zone 'UTC'
    ) as happened
    group by recipe_id having sum(score) > 0`
}

/** `among` are the recipes to look at; undefined for all. */
type Among = string[] | undefined

const within = (ids: SQL, among: Among): SQL =>
  among ? sql`${ids} = any (${sql.param(among)}::uuid[])` : sql`true`

/**
 * The recipes of a list, best first, as `select recipe_id`. Hidden recipes keep their place and are
 * skipped by readers, so they are back in it as soon as they are shown again.
 */
const RANKED = {
  day: ({ dayFrom }, among) => sql`
    select recipe_id from recipe_hours
    where hour >= ${dayFrom}::timestamptz and ${within(sql`recipe_id`, among)}
    group by recipe_id having sum(${SCORE}) > 0
    order by sum(${SCORE}) desc, recipe_id desc`,
  week: (clock, among) => byTrend('week', clock, among),
  month: (clock, among) => byTrend('month', clock, among),
  'all-time': (_, among) => sql`
    select id as recipe_id from recipes
    where (${SCORE}) > 0 and ${within(sql`id`, among)}
    order by (${SCORE}) desc, id desc`,
  // Walks the index of popular recipes. A third of them are easy, so this finds enough quickly.
  easy: () => sql`
    select id as recipe_id from recipes where ${sql.raw(isPublished('recipes'))} and difficulty = 'Easy'
    order by (likes + saves) desc, id desc`,
  'chefs-pick': (_, among) => sql`
    select id as recipe_id from recipes
    where rating_count >= ${CHEFS_PICK.raters}
      and rating_sum >= ${CHEFS_PICK.rating}::double precision * rating_count
      and ${within(sql`id`, among)}
    order by rating_sum::double precision / rating_count desc, rating_count desc, id desc`,
} satisfies Record<RankedList, (clock: Clock, among: Among) => SQL>

/** The hours since the base day plus the sum of the days before. */
function byTrend(window: 'week' | 'month', { baseDay }: Clock, among: Among): SQL {
  const trend = sql.raw(window)
  return sql`
    select recipe_id from (
      select recipe_id, ${SCORE} as score from recipe_hours
      where hour >= ${baseDay}::date::timestamp at time zone 'UTC' and ${within(sql`recipe_id`, among)}
      union all
      select recipe_id, ${trend} from recipe_trends where ${within(sql`recipe_id`, among)}
    ) as happened
    group by recipe_id having sum(score) > 0
    order by sum(score) desc, recipe_id desc`
}

/** House recipes that may precede as many recipes of cooks as a list has. */
const HOUSE_AT_MOST = 1_200

/** Writes a list with the house's share spaced out; entries that keep their place are not touched. */
export async function replaceList(
  tx: Db,
  list: RankedList,
  clock: Clock,
  among: Among,
): Promise<void> {
  const { entries } = await getRow(tx, { entries: column.integer })`
    with best as (${RANKED[list](clock, among)} limit ${LIST_LENGTH + HOUSE_AT_MOST}),
      placed as (select row_number() over () as at, recipe_id from best),
      shared as (${shareWithHouse(sql`
        select p.at, r.id, r.author_id from placed p join recipes r on r.id = p.recipe_id`)}),
      ranked as (select place as rank, id as recipe_id from shared where place <= ${LIST_LENGTH}),
      written as (
        insert into ranked_lists as l (list, rank, recipe_id)
        select ${list}, rank, recipe_id from ranked
        on conflict (list, rank) do update set recipe_id = excluded.recipe_id
          where l.recipe_id <> excluded.recipe_id)
    select count(*)::integer as entries from ranked`
  await changeRows(tx)`
    delete from ranked_lists where list = ${list} and rank > ${entries}`
}

/** Planner statistics know nothing of newly written rows until they are analysed. */
export async function analyzeLists(tx: Db): Promise<void> {
  await changeRows(tx)`analyze ranked_lists`
  await changeRows(tx)`analyze recipe_trends`
}

const ROLLED_UP_AT_ONCE = 5_000

/** Moves some of the hours before the base day into their days; answers how many. */
export async function rollUpHours(tx: Db): Promise<number> {
  return changeRows(tx)`
    with old as (
      select h.recipe_id, h.hour from recipe_hours h
      where h.hour < (select base_day::timestamp at time zone 'UTC' from ranking)
      order by h.hour limit ${ROLLED_UP_AT_ONCE} for update skip locked
    ), moved as (
      delete from recipe_hours h using old
      where h.recipe_id = old.recipe_id and h.hour = old.hour
      returning h.*
    ), added as (
      insert into recipe_days as d
        (recipe_id, day, views, likes, saves, comments, ratings, rating_sum)
      select recipe_id, (hour at time zone 'UTC')::date, sum(views), sum(likes), sum(saves),
        sum(comments), sum(ratings), sum(rating_sum)
      from moved group by 1, 2
      having sum(views + likes + saves + comments + ratings) > 0 order by 1, 2
      on conflict (recipe_id, day) do update set
        views = d.views + excluded.views, likes = d.likes + excluded.likes,
        saves = d.saves + excluded.saves, comments = d.comments + excluded.comments,
        ratings = d.ratings + excluded.ratings, rating_sum = d.rating_sum + excluded.rating_sum
    )
    select 1 from moved`
}
