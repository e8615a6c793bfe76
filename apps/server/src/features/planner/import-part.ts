import { Day } from '@potluck/contract'
import { MEALS, PLANNER_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineImporter } from '../../platform/archive-part.ts'
import {
  changeRows,
  column,
  type Db,
  listRows,
  objects,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { isReadableBy, joinReadable } from '../recipes/index.ts'
import * as queries from './queries.ts'

const Row = z.object({
  day: Day,
  meal: z.enum(MEALS),
  recipe: z.uuid().nullable(),
  /** Null for a recipe that is hidden from the planner's owner. */
  title: z.string().min(1).max(PLANNER_LIMITS.text).nullable(),
  portions: z.number().int().min(1).max(PLANNER_LIMITS.portions),
  eaten: z.number().min(0).max(PLANNER_LIMITS.eaten),
})
type Row = z.output<typeof Row>

/**
 * Imported meals are added after those a day has already. A recipe is found by its id if the cook
 * may read it, else by title among their own, else the meal only keeps its name.
 */
export const planImporter = defineImporter(Row, async (tx, userId, read, now) => {
  await queries.lockPlan(tx, userId)
  const days = new Map(
    (await listDays(tx, userId, [...new Set(read.map(({ day }) => day))])).map((day) => [
      day.day,
      { next: day.next, count: day.count, known: new Set(day.entries.map(keyOf)) },
    ]),
  )
  const recipes = await findRecipes(tx, userId, read)
  const fresh = read.filter((row) => !days.get(row.day)?.known.has(keyOf(row)))
  const here = fresh.filter(({ recipe, title }) => title !== null || recipes.ids.has(recipe ?? ''))
  const added = here.flatMap((row) => {
    const day = days.get(row.day) ?? { next: 0, count: 0, known: new Set() }
    if (day.count >= PLANNER_LIMITS.entriesADay) return []
    days.set(row.day, { ...day, next: day.next + 1, count: day.count + 1 })
    const recipeId =
      recipes.ids.get(row.recipe ?? '') ?? recipes.titles.get(row.title ?? '') ?? null
    const text = recipeId === null ? row.title : null
    return [{ ...row, id: uuidv7(), recipeId, text, position: day.next }]
  })
  await insertEntries(tx, userId, added, now)
  return {
    added: added.length,
    made: added.map(({ id }) => id),
    known: read.length - fresh.length,
    problems: {
      'not-here': fresh.length - here.length,
      full: here.length - added.length,
    },
  }
})

function keyOf({ meal, title, recipe }: Planned): string {
  return `${meal} ${title ?? recipe}`
}

const PLANNED = { meal: column.text, title: orNull(column.text), recipe: orNull(column.uuid) }
type Planned = RowOf<typeof PLANNED>

const PLANNED_DAY = {
  day: column.date,
  count: column.integer,
  next: column.integer,
  entries: objects(PLANNED),
}
type PlannedDay = RowOf<typeof PLANNED_DAY>

/** The meals already planned for these days. */
async function listDays(tx: Db, userId: string, days: readonly string[]): Promise<PlannedDay[]> {
  return listRows(tx, PLANNED_DAY)`
    select e.day, count(*)::integer as count, max(e.position) + 1 as next,
      json_agg(json_build_object('meal', e.meal, 'title', coalesce(e.text, r.title),
        'recipe', e.recipe_id)) as entries
    from planner_entries e ${sql.raw(joinReadable('e.recipe_id', 'e.user_id'))}
    where e.user_id = ${userId} and e.day = any(${sql.param(days)}::date[])
    group by e.day`
}

/** The recipes that rows refer to, by their old id and by title. */
async function findRecipes(tx: Db, userId: string, rows: readonly Row[]) {
  const ids = rows.flatMap(({ recipe }) => recipe ?? [])
  const titles = rows.flatMap(({ recipe, title }) => (recipe && title !== null ? [title] : []))
  const found = await listRows(tx, { id: column.uuid, title: column.text, own: column.boolean })`
    select r.id, r.title, r.author_id = me.id as own
    from recipes r join users u on u.id = r.author_id, (select ${userId}::uuid as id) me
    where ${sql.raw(isReadableBy('r', 'u')('me.id'))} and (r.id = any(${sql.param(ids)}::uuid[])
      or (r.author_id = me.id and r.title = any(${sql.param(titles)}::text[])))
    for key share of r`
  return {
    ids: new Map(found.map(({ id }) => [id, id])),
    titles: new Map(found.filter(({ own }) => own).map(({ id, title }) => [title, id])),
  }
}

type NewRow = Row & { id: string; recipeId: string | null; text: string | null; position: number }

async function insertEntries(tx: Db, userId: string, rows: readonly NewRow[], now: Date) {
  await changeRows(tx)`
    insert into planner_entries
      (id, user_id, day, meal, position, recipe_id, text, portions, eaten, created_at)
    select id, ${userId}, day, meal, position, "recipeId", text, portions, eaten,
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, day date, meal text,
      position integer, "recipeId" uuid, text text, portions smallint, eaten numeric(4, 1))`
}
