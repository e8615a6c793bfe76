import type { Meal } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import { VISIBLE_TO } from '../recipes/index.ts'
import type { Amounts } from './diary.ts'

export type EatenRow = {
  id: string
  source: 'planned' | 'cooked'
  day: string
  meal: Meal | null
  recipe_id: string | null
  text: string | null
  eaten: number
  /** Null where the recipe may not be read any more; so is what follows. */
  title: string | null
  per_serving: Amounts | null
  per_100g: Amounts | null
  missed: string[] | null
}

/** A cook's plan and records of some days with what their recipes feed one, in the order of a day. */
export async function listEaten(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<EatenRow[]> {
  const { rows } = await db.execute<EatenRow>(sql`
    select e.id, e.source, e.day, e.meal, e.recipe_id, e.text, e.eaten, r.title,
      a.nutrition->'perServing' as per_serving, a.nutrition->'per100g' as per_100g,
      (select json_agg(l->>'text') from json_array_elements(a.nutrition->'lines') l
        where l->>'status' = 'missed') as missed
    from (
      select id, 'planned' as source, user_id, day, meal, position, recipe_id, text,
        eaten::double precision as eaten
      from planner_entries
      where user_id = ${userId} and day between ${from}::date and ${to}::date
      union all
      select id, 'cooked', user_id, day, null, null, recipe_id, null, eaten::double precision
      from cooked_recipes
      where user_id = ${userId} and day between ${from}::date and ${to}::date) e
    left join (recipes r join users u on u.id = r.author_id)
      on r.id = e.recipe_id and ${sql.raw(VISIBLE_TO('e.user_id'))}
    left join recipe_answers a on a.recipe_id = r.id
    order by e.day, array_position(array['breakfast', 'lunch', 'dinner', 'snack'], e.meal),
      e.position, e.id
    limit ${AT_MOST}`)
  return rows
}

/** A plan of six weeks is no longer, and who cooks 40 recipes a day has more of them left out. */
const AT_MOST = 3_000
