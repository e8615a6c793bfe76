import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import type { DayFigures } from './points.ts'

export type RecipeFiguresRow = {
  id: string
  title: string
  status: 'draft' | 'published'
  published_at: Date | string | null
  views: number
  likes: number
  saves: number
  comments: number
  ratings: number
  rating_sum: number
  /** Those on which something happened, in order. */
  days: DayFigures[]
}

/**
 * A recipe of this author with its days (UTC) from `since` on. Hours go to their days after some
 * time: read in one statement, each is seen in exactly one of the two tables.
 */
export async function findRecipeFigures(
  db: Db,
  { id, authorId, since }: { id: string; authorId: string; since: string },
): Promise<RecipeFiguresRow | undefined> {
  const { rows } = await db.execute<RecipeFiguresRow>(sql`
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
    from recipes r where r.id = ${id} and r.author_id = ${authorId}`)
  return rows[0]
}
