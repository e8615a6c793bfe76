import { LIST_LIMITS, type ShoppingState } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  objects,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import type { Move } from '../../platform/move.ts'
import { INGREDIENT_ROW, INGREDIENTS_OF_R, isReadableBy } from '../recipes/index.ts'

const LINE = {
  id: column.uuid,
  text: column.text,
  factor: column.float,
  state: oneOf(['open', 'ticked'] satisfies Exclude<ShoppingState, 'gone'>[]),
  recipe_id: orNull(column.uuid),
  recipe_title: orNull(column.text),
  planned_for: orNull(column.date),
}
export type LineRow = RowOf<typeof LINE>

/** What is on the list, in the order it was added. */
export async function listLines(db: Db, userId: string): Promise<LineRow[]> {
  return listRows(db, LINE)`
    select id, text, factor, state, recipe_id, recipe_title, planned_for from shopping_lines
    where user_id = ${userId} and state <> 'gone' and replaced_by is null
    order by created_at, id limit ${LIST_LIMITS.shopping}`
}

/** Keeps a cook's list unchanged until the transaction ends. */
export async function lockList(tx: Db, userId: string): Promise<void> {
  await changeRows(tx)`select pg_advisory_xact_lock(hashtextextended(${`shopping ${userId}`}, 0))`
}

export async function countLines(tx: Db, userId: string): Promise<number> {
  const { count } = await getRow(tx, { count: column.integer })`
    select count(*)::integer as count from shopping_lines
    where user_id = ${userId} and state <> 'gone' and replaced_by is null`
  return count
}

/** Lines in the cook's own words. */
export async function insertOwnLines(
  tx: Db,
  userId: string,
  lines: readonly { id: string; text: string }[],
  now: Date,
): Promise<void> {
  await changeRows(tx)`
    insert into shopping_lines (id, user_id, text, created_at, changed_at)
    select id, ${userId}, text, at, at
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (id uuid, text text),
      (select ${now.toISOString()}::timestamptz as at) moment`
}

/** Deletes those of the lines that are the cook's. */
export async function deleteLines(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await changeRows(db)`
    delete from shopping_lines where user_id = ${userId} and id = any(${sql.param(ids)}::uuid[])`
}

/** Answers how many of them are the cook's. */
export async function setStates(
  tx: Db,
  userId: string,
  change: { lines: readonly string[]; state: ShoppingState },
  now: Date,
): Promise<number> {
  return changeRows(tx)`
    update shopping_lines set state = ${change.state}, changed_at = ${now.toISOString()}::timestamptz
    where user_id = ${userId} and id = any(${sql.param(change.lines)}::uuid[])`
}

/**
 * Takes lines off the list; answers those that are the cook's, and whether they were off it
 * already.
 */
export async function takeOff(
  tx: Db,
  userId: string,
  lines: readonly string[],
  now: Date,
): Promise<{ id: string; wasGone: boolean }[]> {
  return listRows(tx, { id: column.uuid, wasGone: column.boolean })`
    with named as (
      select id, state = 'gone' as was_gone from shopping_lines
      where user_id = ${userId} and id = any(${sql.param(lines)}::uuid[])
    ), gone as (
      update shopping_lines l set state = 'gone', changed_at = ${now.toISOString()}::timestamptz
      from named where l.id = named.id and not was_gone
    )
    select id, was_gone as "wasGone" from named`
}

/**
 * Replaces these lines by one: lines of recipes are taken off the list, the cook's own are deleted.
 * Answers how many there were.
 */
export async function replaceLines(
  tx: Db,
  userId: string,
  { lines, by }: { lines: readonly string[]; by: string },
  now: Date,
): Promise<number> {
  const { count } = await getRow(tx, { count: column.integer })`
    with named as (
      select id, position from shopping_lines
      where user_id = ${userId} and id = any(${sql.param(lines)}::uuid[])
    ), given_way as (
      update shopping_lines l
      set replaced_by = ${by}, state = 'open', changed_at = ${now.toISOString()}::timestamptz
      from named where l.replaced_by = named.id or (l.id = named.id and named.position is not null)
    ), dropped as (
      update shopping_lines l set state = 'gone', changed_at = ${now.toISOString()}::timestamptz
      from named where l.id = named.id and named.position is null
    )
    select count(*)::integer as count from named`
  return count
}

/** Deletes lines that have been off the list for a day and that no week asks for any more. */
export async function forgetOldLines(tx: Db, userId: string, now: Date): Promise<void> {
  await changeRows(tx)`
    delete from shopping_lines l
    where l.user_id = ${userId} and l.state = 'gone'
      and l.changed_at < ${now.toISOString()}::timestamptz
        - case when l.entry_id is null then interval '1 day' else interval '60 days' end
      and not exists (select 1 from shopping_lines c where c.replaced_by = l.id)`
}

/** What a recipe adds to the list, with its ingredients. */
const RECIPE_TO_BUY = {
  recipe_id: column.uuid,
  title: column.text,
  servings: column.text,
  ingredients: objects(INGREDIENT_ROW),
}
export type RecipeToBuy = RowOf<typeof RECIPE_TO_BUY>

/** A recipe that the cook may read. */
export async function findRecipeToBuy(
  db: Db,
  recipeId: string,
  userId: string,
): Promise<RecipeToBuy | undefined> {
  return findRow(db, RECIPE_TO_BUY)`
    select r.id as recipe_id, r.title, r.servings,
      ${INGREDIENTS_OF_R} as ingredients
    from recipes r join users u on u.id = r.author_id, (select ${userId}::uuid as id) me
    where r.id = ${recipeId} and ${sql.raw(isReadableBy('r', 'u')('me.id'))}`
}

/** Which of these recipes exist; they cannot be deleted until the transaction ends. */
export async function keepRecipes(tx: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await listRows(tx, { id: column.uuid })`
    select id from recipes where id = any(${sql.param(ids)}::uuid[]) order by id for key share`
  return new Set(rows.map(({ id }) => id))
}

/** A line that both recipes have at one place stays as one without a recipe. */
export async function moveShoppingLines(tx: Db, { userId, from, to }: Move): Promise<void> {
  await changeRows(tx)`
    update shopping_lines l set recipe_id = r.id, recipe_title = r.title from recipes r
    where l.user_id = ${userId} and l.recipe_id = ${from} and r.id = ${to}
      and (l.entry_id is not null or not exists (select 1 from shopping_lines k
        where k.user_id = l.user_id and k.recipe_id = r.id and k.position = l.position
          and k.entry_id is null))`
}
