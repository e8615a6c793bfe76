import { LIST_LIMITS } from '@potluck/rules'
import { type SQL, sql } from 'drizzle-orm'
import {
  column,
  type Db,
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
  /** The lexicon's id of the food; null where the name is not known. */
  ingredientId: orNull(column.text),
}
export type ItemRow = RowOf<typeof ITEM>

/** A cook's pantry, what expires first in front, then the newest; the assistant reads it too. */
export function listPantry(db: Db, userId: string): Promise<ItemRow[]> {
  return listRowsPrepared(db, ITEM)`
    select ${COLUMNS} from pantry_items where user_id = ${userId}
    order by expiry_date, created_at desc, id desc limit ${LIST_LIMITS.pantry}`
}

/** What is in a cook's pantry, without how much, as a value of a statement that asks for other things too. */
export function foodsInPantry(userId: string): SQL {
  return sql`(select coalesce(json_agg(json_build_array(name, ingredient_id)), '[]')
    from pantry_items where user_id = ${userId})`
}

/** What `foodsInPantry` reads: a name, and the lexicon's id where that is known. */
export type PantryFood = [name: string, ingredientId: string | null]

const COLUMNS = sql.raw(
  'id, name, qty, unit, expiry_date as "expiryDate", ingredient_id as "ingredientId"',
)

/** Keeps the number of items as it is until the transaction ends. */
export async function lockPantry(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pantry ${userId}`}, 0))`)
}

export async function countItems(tx: Db, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from pantry_items where user_id = ${userId}`)
  return rows[0]?.count ?? 0
}

export async function insertItems(
  tx: Db,
  userId: string,
  items: readonly ItemRow[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into pantry_items
      (id, user_id, name, qty, unit, expiry_date, ingredient_id, created_at, updated_at)
    select id, ${userId}, name, qty, unit, "expiryDate", "ingredientId", at, at
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given (id uuid, name text,
      qty integer, unit text, "expiryDate" date, "ingredientId" text),
      (select ${now.toISOString()}::timestamptz as at) moment`)
}

/** One's own item, kept from being changed meanwhile. */
export async function findItemForUpdate(
  tx: Db,
  id: string,
  userId: string,
): Promise<ItemRow | undefined> {
  const { rows } = await tx.execute<ItemRow>(sql`
    select ${COLUMNS} from pantry_items where id = ${id} and user_id = ${userId} for update`)
  return rows[0]
}

export async function updateItem(tx: Db, item: ItemRow, now: Date): Promise<void> {
  await tx.execute(sql`
    update pantry_items set name = ${item.name}, qty = ${item.qty}, unit = ${item.unit},
      expiry_date = ${item.expiryDate}::date, ingredient_id = ${item.ingredientId},
      updated_at = ${now.toISOString()}::timestamptz
    where id = ${item.id}`)
}

/** Answers whether it was there. */
export async function deleteItem(db: Db, id: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from pantry_items where id = ${id} and user_id = ${userId}`)
  return (rowCount ?? 0) > 0
}

/** Takes back what was put away; what is gone by now is fine. */
export async function deleteSomeItems(
  tx: Db,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from pantry_items where user_id = ${userId} and id = any(${sql.param(ids)}::uuid[])`)
}

export async function deleteItems(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from pantry_items where user_id = ${userId}`)
}
