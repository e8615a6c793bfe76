import { MEALS, type Meal, PLANNER_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  object,
  objects,
  oneOf,
  orNull,
  type RowOf,
  viewing,
} from '../../platform/database/index.ts'
import { PHOTO_ROW } from '../../platform/media/index.ts'
import type { Move } from '../../platform/move.ts'
import {
  CARD_ROW,
  CARD_TABLES,
  INGREDIENT_ROW,
  INGREDIENTS_OF_R,
  isListedFor,
  isReadableBy,
  joinReadable,
} from '../recipes/index.ts'

/** The data of a recipe that a plan shows. */
const RECIPE = {
  ...PHOTO_ROW,
  title: column.text,
  cover_code: column.text,
  servings: column.text,
  difficulty: CARD_ROW.difficulty,
  prep_minutes: orNull(column.integer),
  cook_minutes: orNull(column.integer),
  rest_minutes: orNull(column.integer),
}
export type RecipeColumns = RowOf<typeof RECIPE>

const MEAL = oneOf(MEALS)

const ENTRY = {
  id: column.uuid,
  day: column.date,
  meal: MEAL,
  position: column.integer,
  recipe_id: orNull(column.uuid),
  text: orNull(column.text),
  portions: column.integer,
  eaten: column.numeric,
  created_at: column.moment,
  /** Null if the reader may no longer see the recipe. */
  recipe: orNull(object(RECIPE)),
}
export type EntryRow = RowOf<typeof ENTRY>

const RECIPE_COLUMNS = `r.title, r.cover_code, r.servings, r.difficulty, r.prep_minutes, r.cook_minutes,
  r.rest_minutes, r.image_hash, i.width as image_width, i.height as image_height,
  i.placeholder as image_placeholder, i.widths as image_widths, i.has_avif as image_has_avif`

const RECIPE_TABLES = sql.raw(CARD_TABLES)

type Days = { from: string; to: string }

/** The cook's entries of some days, or one of them, with their recipes, in the order of a plan. */
export async function listEntries(
  db: Db,
  userId: string,
  which: Days | { id: string },
): Promise<EntryRow[]> {
  const those =
    'id' in which
      ? sql`e.id = ${which.id}`
      : sql`e.day between ${which.from}::date and ${which.to}::date`
  return listRows(db, ENTRY)`
    select e.id, e.day, e.meal, e.position, e.recipe_id, e.text, e.portions, e.eaten, e.created_at,
      (select to_json(c) from (select ${sql.raw(RECIPE_COLUMNS)} from ${RECIPE_TABLES}
        where r.id = e.recipe_id and ${sql.raw(isReadableBy('r', 'u')('e.user_id'))}) c) as recipe
    from planner_entries e where e.user_id = ${userId} and ${those}
    order by e.day, e.position, e.id limit ${PLANNER_LIMITS.days * PLANNER_LIMITS.entriesADay}`
}

/** Keeps a cook's plan unchanged until the transaction ends. */
export async function lockPlan(tx: Db, userId: string): Promise<void> {
  await changeRows(tx)`select pg_advisory_xact_lock(hashtextextended(${`plan ${userId}`}, 0))`
}

/** How many entries a day has, and the position after the last. */
export async function findDayEnd(
  tx: Db,
  userId: string,
  day: string,
): Promise<{ count: number; next: number }> {
  return getRow(tx, { count: column.integer, next: column.integer })`
    select count(*)::integer as count, coalesce(max(position), -1) + 1 as next
    from planner_entries where user_id = ${userId} and day = ${day}::date`
}

/** A day's entries, in their order. */
export async function listDay(
  tx: Db,
  userId: string,
  day: string,
): Promise<{ id: string; meal: Meal }[]> {
  return listRows(tx, { id: column.uuid, meal: MEAL })`
    select id, meal from planner_entries where user_id = ${userId} and day = ${day}::date
    order by position, id`
}

/** Numbers a day's entries in this order. */
export async function setOrder(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  await changeRows(tx)`
    update planner_entries e set position = given.place - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as given (id, place)
    where e.id = given.id and e.user_id = ${userId}`
}

export type NewEntryRow = Omit<EntryRow, 'recipe' | 'created_at' | 'eaten'> & { eaten: number }

export async function insertEntry(
  tx: Db,
  entry: NewEntryRow & { userId: string },
  now: Date,
): Promise<void> {
  await changeRows(tx)`
    insert into planner_entries
      (id, user_id, day, meal, position, recipe_id, text, portions, eaten, created_at)
    values (${entry.id}, ${entry.userId}, ${entry.day}::date, ${entry.meal}, ${entry.position},
      ${entry.recipe_id}, ${entry.text}, ${entry.portions}, ${entry.eaten},
      ${now.toISOString()}::timestamptz)`
}

export async function updateEntry(tx: Db, entry: NewEntryRow): Promise<void> {
  await changeRows(tx)`
    update planner_entries set day = ${entry.day}::date, meal = ${entry.meal},
      position = ${entry.position}, text = ${entry.text}, portions = ${entry.portions},
      eaten = ${entry.eaten}
    where id = ${entry.id}`
}

/** Answers whether it existed. */
export async function deleteEntry(db: Db, id: string, userId: string): Promise<boolean> {
  return (
    (await changeRows(db)`
    delete from planner_entries where id = ${id} and user_id = ${userId}`) > 0
  )
}

/** Deletes those of the entries that are the cook's. */
export async function deleteEntriesById(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await changeRows(db)`
    delete from planner_entries where user_id = ${userId} and id = any(${sql.param(ids)}::uuid[])`
}

export async function deleteEntries(db: Db, userId: string, { from, to }: Days): Promise<void> {
  await changeRows(db)`
    delete from planner_entries
    where user_id = ${userId} and day between ${from}::date and ${to}::date`
}

/**
 * The servings of a recipe that the cook may read; it cannot be deleted until the transaction ends.
 */
export async function findServings(
  tx: Db,
  recipeId: string,
  userId: string,
): Promise<string | undefined> {
  const recipe = await findRow(tx, { servings: column.text })`
    select r.servings from recipes r join users u on u.id = r.author_id
    where r.id = ${recipeId} and ${viewing(isReadableBy('r', 'u'), userId)}
    for key share of r`
  return recipe?.servings
}

/** What was planned or looked at last, latest first, each once. */
export async function listRecent(
  db: Db,
  userId: string,
): Promise<(RecipeColumns & { id: string })[]> {
  return listRows(db, { ...RECIPE, id: column.uuid })`
    with seen as (
      (select recipe_id, created_at as at from planner_entries
        where user_id = ${userId} and recipe_id is not null order by created_at desc limit 100)
      union all
      (select recipe_id, day::timestamptz from recipe_views
        where viewer_id = ${userId} order by day desc limit 100)
    ), latest as (select recipe_id, max(at) as at from seen group by recipe_id)
    select r.id, ${sql.raw(RECIPE_COLUMNS)} from latest
    join ${sql.raw(CARD_TABLES.replace('recipes r', 'recipes r on r.id = latest.recipe_id'))}
    where ${viewing(isListedFor('r', 'u'), userId)}
    order by latest.at desc, r.id limit ${RECENT}`
}

const RECENT = 20

/** Titles of what is planned within some days of a date. */
export async function listTitlesAround(
  db: Db,
  userId: string,
  { day, days }: { day: string; days: number },
): Promise<string[]> {
  const rows = await listRows(db, { title: column.text })`
    select distinct coalesce(e.text, r.title) as title
    from planner_entries e ${sql.raw(joinReadable('e.recipe_id', 'e.user_id'))}
    where e.user_id = ${userId} and coalesce(e.text, r.title) is not null
      and e.day between ${day}::date - ${days}::integer and ${day}::date + ${days}::integer
    order by title limit ${days * PLANNER_LIMITS.entriesADay}`
  return rows.map(({ title }) => title)
}

/** A recipe that is planned or on the shopping list, with its ingredients. */
const PLANNED_RECIPE = {
  entry_id: column.uuid,
  day: column.date,
  recipe_id: column.uuid,
  title: column.text,
  servings: column.text,
  portions: column.integer,
  ingredients: objects(INGREDIENT_ROW),
}
export type PlannedRecipe = RowOf<typeof PLANNED_RECIPE>

/**
 * The number of ingredients of the recipes planned for some days, counted as often as they are
 * planned.
 */
export async function countPlannedIngredients(
  db: Db,
  userId: string,
  { from, to }: Days,
): Promise<number> {
  const { count } = await getRow(db, { count: column.integer })`
    select count(*)::integer as count
    from planner_entries e join recipe_ingredients g on g.recipe_id = e.recipe_id
    where e.user_id = ${userId} and e.day between ${from}::date and ${to}::date`
  return count
}

/** The recipes planned for some days that the cook may still read. */
export async function listPlannedRecipes(
  db: Db,
  userId: string,
  { from, to }: Days,
): Promise<PlannedRecipe[]> {
  return listRows(db, PLANNED_RECIPE)`
    select e.id as entry_id, e.day, e.portions, r.id as recipe_id, r.title, r.servings,
      ${INGREDIENTS_OF_R} as ingredients
    from planner_entries e join recipes r on r.id = e.recipe_id join users u on u.id = r.author_id
    where e.user_id = ${userId} and e.day between ${from}::date and ${to}::date
      and ${sql.raw(isReadableBy('r', 'u')('e.user_id'))}
    order by e.day, e.position, e.id
    limit ${PLANNER_LIMITS.days * PLANNER_LIMITS.entriesADay}`
}

export async function movePlanned(tx: Db, { userId, from, to }: Move): Promise<void> {
  await changeRows(tx)`
    update planner_entries set recipe_id = ${to} where user_id = ${userId} and recipe_id = ${from}`
}
