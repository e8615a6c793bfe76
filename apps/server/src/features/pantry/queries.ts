import { LIST_LIMITS } from '@potluck/rules'
import { type SQL, sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRowsPrepared,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'

const ITEM = {
  id: column.uuid,
  name: column.text,
  qty: column.integer,
  unit: column.text,
  expiryDate: orNull(column.date),
  /** The lexicon's id of the food; null if the name is not known. */
  ingredientId: orNull(column.text),
}
export type ItemRow = RowOf<typeof ITEM>

/** A cook's pantry: first to expire first, then the newest; the assistant reads it too. */
export function listPantry(db: Db, userId: string): Promise<ItemRow[]> {
  return listRowsPrepared(db, ITEM)`
    select ${COLUMNS} from pantry_items where user_id = ${userId}
    order by expiry_date, created_at desc, id desc limit ${LIST_LIMITS.pantry}`
}

/**
 * The foods in a cook's pantry, without amounts, as one value of a statement that reads other
 * things too.
 */
export function foodsInPantry(userId: string): SQL {
  return sql`(select coalesce(json_agg(json_build_array(name, ingredient_id)), '[]')
    from pantry_items where user_id = ${userId})`
}

/** A value of `foodsInPantry`: a name, and the lexicon's id if that is known. */
export type PantryFood = [name: string, ingredientId: string | null]

const COLUMNS = sql.raw(
  'id, name, qty, unit, expiry_date as "expiryDate", ingredient_id as "ingredientId"',
)

/** Keeps the number of items unchanged until the transaction ends. */
export async function lockPantry(tx: Db, userId: string): Promise<void> {
  await changeRows(tx)`select pg_advisory_xact_lock(hashtextextended(${`pantry ${userId}`}, 0))`
}

export async function countItems(tx: Db, userId: string): Promise<number> {
  const { count } = await getRow(tx, { count: column.integer })`
    select count(*)::integer as count from pantry_items where user_id = ${userId}`
  return count
}

export async function insertItems(
  tx: Db,
  userId: string,
  items: readonly ItemRow[],
  now: Date,
): Promise<void> {
  await changeRows(tx)`
    insert into pantry_items
      (id, user_id, name, qty, unit, expiry_date, ingredient_id, created_at, updated_at)
    select id, ${userId}, name, qty, unit, "expiryDate", "ingredientId", at, at
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given (id uuid, name text,
      qty integer, unit text, "expiryDate" date, "ingredientId" text),
      (select ${now.toISOString()}::timestamptz as at) moment`
}

/** The cook's own item, locked. */
export function findItemForUpdate(
  tx: Db,
  id: string,
  userId: string,
): Promise<ItemRow | undefined> {
  return findRow(tx, ITEM)`
    select ${COLUMNS} from pantry_items where id = ${id} and user_id = ${userId} for update`
}

export async function updateItem(tx: Db, item: ItemRow, now: Date): Promise<void> {
  await changeRows(tx)`
    update pantry_items set name = ${item.name}, qty = ${item.qty}, unit = ${item.unit},
      expiry_date = ${item.expiryDate}::date, ingredient_id = ${item.ingredientId},
      updated_at = ${now.toISOString()}::timestamptz
    where id = ${item.id}`
}

/** Answers whether it existed. */
export async function deleteItem(db: Db, id: string, userId: string): Promise<boolean> {
  const deleted = await changeRows(db)`
    delete from pantry_items where id = ${id} and user_id = ${userId}`
  return deleted > 0
}

/** Undoes a putting away; items that no longer exist are ignored. */
export async function deleteSomeItems(
  tx: Db,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await changeRows(tx)`
    delete from pantry_items where user_id = ${userId} and id = any(${sql.param(ids)}::uuid[])`
}

export async function deleteItems(db: Db, userId: string): Promise<void> {
  await changeRows(db)`delete from pantry_items where user_id = ${userId}`
}
