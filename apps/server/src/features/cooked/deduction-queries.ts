import type { PantryAmount } from '@potluck/rules'
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
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import { INGREDIENT_ROW, INGREDIENTS_OF_R } from '../recipes/index.ts'
import { readableBy } from './queries.ts'

const RECIPE_LINES = { servings: column.text, ingredients: objects(INGREDIENT_ROW) }
export type RecipeLines = RowOf<typeof RECIPE_LINES>

/** A recipe's ingredients, if the cook may read it. */
export function findRecipeLines(
  db: Db,
  recipeId: string,
  userId: string,
): Promise<RecipeLines | undefined> {
  return findRow(db, RECIPE_LINES)`
    select r.servings, ${INGREDIENTS_OF_R} as ingredients
    from recipes r join users u on u.id = r.author_id
    where r.id = ${recipeId} and ${readableBy(userId)}`
}

/** The cook's own record, locked so that it is not deducted twice at once. */
export async function lockCooked(
  tx: Db,
  id: string,
  userId: string,
): Promise<{ is_deducted: boolean } | undefined> {
  const found = await changeRows(tx)`
    select 1 from cooked_recipes where id = ${id} and user_id = ${userId} for no key update`
  if (found === 0) return
  // Asked after locking, so that a deduction of another transaction is seen.
  return getRow(tx, { is_deducted: column.boolean })`
    select exists (select 1 from cooked_deductions where cooked_id = ${id}) as is_deducted`
}

const AMOUNT = { qty: column.integer, unit: column.text }
const STORED_AMOUNT = { ...AMOUNT, id: column.uuid, name: column.text }
export type StoredAmount = RowOf<typeof STORED_AMOUNT>

/** The items that belong to the cook, locked. */
export function lockItems(tx: Db, userId: string, ids: string[]): Promise<StoredAmount[]> {
  return listRows(tx, STORED_AMOUNT)`
    select id, name, qty, unit from pantry_items
    where user_id = ${userId} and id = any (${sql.param(ids)}::uuid[]) order by id for update`
}

/** `used` is in the unit of what is left, or if nothing is left, in the item's unit. */
export type Use = { id: string; used: number; after: PantryAmount | null }

const usesIn = (uses: readonly Use[]) => sql`
  jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u (id uuid, used integer, after jsonb)`

export async function insertDeductions(
  tx: Db,
  cookedId: string,
  uses: readonly Use[],
): Promise<void> {
  await changeRows(tx)`
    insert into cooked_deductions (cooked_id, item_id, used, item)
    select ${cookedId}, p.id, u.used, jsonb_build_object('after', u.after, 'before', to_jsonb(p))
    from pantry_items p join ${usesIn(uses)} using (id)`
}

export async function takeOut(tx: Db, uses: readonly Use[], now: Date): Promise<void> {
  await changeRows(tx)`
    with used_up as (
      delete from pantry_items p using ${usesIn(uses)}
      where p.id = u.id and jsonb_typeof(u.after) is distinct from 'object')
    update pantry_items p
      set qty = (u.after ->> 'qty')::integer, unit = u.after ->> 'unit',
        updated_at = ${now.toISOString()}::timestamptz
    from ${usesIn(uses)} where p.id = u.id and jsonb_typeof(u.after) = 'object'`
}

/** A whole row of the pantry, as JSON. */
const KEPT_ITEM = {
  ...STORED_AMOUNT,
  user_id: column.uuid,
  expiry_date: orNull(column.date),
  ingredient_id: orNull(column.text),
  created_at: column.moment,
  updated_at: column.moment,
}
export type KeptItem = RowOf<typeof KEPT_ITEM>
const KEPT_COLUMNS = sql.raw(Object.keys(KEPT_ITEM).join(', '))

/** What was taken from an item, and what the pantry holds of it now. */
const TAKEN = {
  used: column.integer,
  before: object(KEPT_ITEM),
  after: orNull(object(AMOUNT)),
  held: orNull(object(AMOUNT)),
}
export type Taken = RowOf<typeof TAKEN>

/** Deletes the record of what a meal took, and answers it. */
export function endDeductions(tx: Db, cookedId: string): Promise<Taken[]> {
  return listRows(tx, TAKEN)`
    with ended as (delete from cooked_deductions where cooked_id = ${cookedId} returning *)
    select e.used, e.item -> 'before' as before, nullif(e.item -> 'after', 'null') as after,
      case when p.id is not null then jsonb_build_object('qty', p.qty, 'unit', p.unit) end as held
    from ended e left join pantry_items p on p.id = e.item_id`
}

/** Writes items to the pantry; for those that still exist only the amount changes. */
export async function putBack(tx: Db, items: readonly KeptItem[]): Promise<void> {
  await changeRows(tx)`
    insert into pantry_items (${KEPT_COLUMNS}) select ${KEPT_COLUMNS}
    from jsonb_populate_recordset(null::pantry_items, ${JSON.stringify(items)}::jsonb)
    on conflict (id) do update
      set qty = excluded.qty, unit = excluded.unit, updated_at = excluded.updated_at`
}
