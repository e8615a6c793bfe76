import {
  column,
  type Db,
  findRow,
  objects,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import { RECIPE_STATUS } from '../recipes/index.ts'

/** What happened to a recipe on a day, UTC. */
const DAY_FIGURES = {
  day: column.date,
  views: column.bigint,
  likes: column.bigint,
  saves: column.bigint,
  comments: column.bigint,
  ratings: column.bigint,
  rating_sum: column.bigint,
}
export type DayFigures = RowOf<typeof DAY_FIGURES>

const RECIPE_FIGURES = {
  id: column.uuid,
  title: column.text,
  status: RECIPE_STATUS,
  published_at: orNull(column.moment),
  views: column.integer,
  likes: column.integer,
  saves: column.integer,
  comments: column.integer,
  ratings: column.integer,
  rating_sum: column.integer,
  /** Days on which something happened, in order. */
  days: objects(DAY_FIGURES),
}
export type RecipeFiguresRow = RowOf<typeof RECIPE_FIGURES>

/**
 * A recipe of this author with its days (UTC) from `since` on. Hours are moved into days some time
 * later; one statement reads both tables, so each hour is seen exactly once.
 */
export function findRecipeFigures(
  db: Db,
  { id, authorId, since }: { id: string; authorId: string; since: string },
): Promise<RecipeFiguresRow | undefined> {
  return findRow(db, RECIPE_FIGURES)`
    select r.id, r.title, r.status, r.published_at, r.views, r.likes, r.saves, r.comments,
      r.rating_count as ratings, r.rating_sum,
      coalesce((
        select jsonb_agg(d order by d.day) from (
          select day, sum(views) as views, sum(likes) as likes, sum(saves) as saves,
            sum(comments) as comments, sum(ratings) as ratings, sum(rating_sum) as rating_sum
          from (
            select day, views, likes, saves, comments, ratings, rating_sum
            from recipe_days where recipe_id = r.id and day >= ${since}::date
            union all
            select (hour at time zone 'UTC')::date, views, likes, saves, comments, ratings, rating_sum
            from recipe_hours
            where recipe_id = r.id and hour >= ${since}::date::timestamp at time zone 'UTC'
          ) happened
          group by day) d), '[]') as days
    from recipes r where r.id = ${id} and r.author_id = ${authorId}`
}
