import { MEALS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  column,
  type Db,
  json,
  listRows,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import { isReadableBy } from '../recipes/index.ts'
import type { Amounts } from './amounts.ts'

const EATEN_ROW = {
  id: column.uuid,
  source: oneOf(['planned', 'cooked']),
  day: column.date,
  meal: orNull(oneOf(MEALS)),
  recipe_id: orNull(column.uuid),
  text: orNull(column.text),
  eaten: column.float,
  /**
   * Null if the recipe may no longer be read. The following columns are then those the cooking
   * record kept.
   */
  title: orNull(column.text),
  per_serving: orNull(json<Amounts>()),
  per_100g: orNull(json<Amounts>()),
  missed: orNull(json<string[]>()),
}
export type EatenRow = RowOf<typeof EATEN_ROW>

/** A cook's plans and cooking records of some days with their nutrition, in the order of a day. */
export function listEaten(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<EatenRow[]> {
  return listRows(db, EATEN_ROW)`
    with e as materialized (
      select id, 'planned' as source, user_id, day, meal, position, recipe_id, text,
        eaten::double precision as eaten, null::jsonb as kept
      from planner_entries
      where user_id = ${userId} and day between ${from}::date and ${to}::date
      union all
      select id, 'cooked', user_id, day, null, null, recipe_id, nullif(recipe_title, ''),
        eaten::double precision, recipe_nutrition
      from cooked_recipes
      where user_id = ${userId} and day between ${from}::date and ${to}::date),
    -- Each recipe's answers are read once, however often it is eaten: they are up to 30 kB of text.
    fed as materialized (
      select a.recipe_id, n."perServing" as per_serving, n."per100g" as per_100g,
        (select jsonb_agg(l->>'text') from json_array_elements(n.lines) l
          where l->>'status' = 'missed') as missed
      from recipe_answers a,
        json_to_record(a.nutrition) as n("perServing" jsonb, "per100g" jsonb, lines json)
      where a.recipe_id in (select recipe_id from e))
    select e.id, e.source, e.day, e.meal, e.recipe_id, e.text, e.eaten, r.title,
      case when r.id is null then e.kept->'perServing' else fed.per_serving end as per_serving,
      fed.per_100g,
      case when r.id is null then e.kept->'missed' else fed.missed end as missed
    from e
    left join (recipes r join users u on u.id = r.author_id)
      on r.id = e.recipe_id and ${sql.raw(isReadableBy('r', 'u')('e.user_id'))}
    left join fed on fed.recipe_id = r.id
    order by e.day, array_position(array['breakfast', 'lunch', 'dinner', 'snack'], e.meal),
      e.position, e.id
    limit ${AT_MOST}`
}

/** Longer than a plan of six weeks; for a cook with 40 recipes a day the rest is left out. */
const AT_MOST = 3_000
