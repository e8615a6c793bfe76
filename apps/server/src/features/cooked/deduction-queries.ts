import type { PantryAmount } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import { readableBy } from './queries.ts'

export type RecipeLines = {
  servings: string
  ingredients: { name: string; quantity: string; unit: string }[]
}

/** What a recipe asks for, if the cook may read it. */
export async function findRecipeLines(
  db: Db,
  recipeId: string,
  userId: string,
): Promise<RecipeLines | undefined> {
  const { rows } = await db.execute<RecipeLines>(sql`
    select r.servings, (select coalesce(json_agg(g order by g.position), '[]')
      from recipe_ingredients g where g.recipe_id = r.id) as ingredients
    from recipes r join users u on u.id = r.author_id
    where r.id = ${recipeId} and ${readableBy(userId)}`)
  return rows[0]
}

/** One's own record, kept from being deducted twice at once. */
export async function lockCooked(
  tx: Db,
  id: string,
  userId: string,
): Promise<{ is_deducted: boolean } | undefined> {
  const { rows: found } = await tx.execute(sql`
    select 1 from cooked_recipes where id = ${id} and user_id = ${userId} for no key update`)
  if (found.length === 0) return
  // Asked once the record is ours: what another transaction took out is seen then.
  const { rows } = await tx.execute<{ is_deducted: boolean }>(sql`
    select exists (select 1 from cooked_deductions where cooked_id = ${id}) as is_deducted`)
  return rows[0]
}

export type StoredAmount = PantryAmount & { id: string; name: string }

/** Those of the items that are the cook's, kept as they are meanwhile. */
export async function lockItems(tx: Db, userId: string, ids: string[]): Promise<StoredAmount[]> {
  const { rows } = await tx.execute<StoredAmount>(sql`
    select id, name, qty, unit from pantry_items
    where user_id = ${userId} and id = any (${sql.param(ids)}::uuid[]) order by id for update`)
  return rows
}

/** `used` is counted in the unit of what is there after, or where nothing is, in the item's. */
export type Use = { id: string; used: number; after: PantryAmount | null }

const usesIn = (uses: readonly Use[]) => sql`
  jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u (id uuid, used integer, after jsonb)`

export async function insertDeductions(
  tx: Db,
  cookedId: string,
  uses: readonly Use[],
): Promise<void> {
  await tx.execute(sql`
    insert into cooked_deductions (cooked_id, item_id, used, item)
    select ${cookedId}, p.id, u.used, jsonb_build_object('before', to_jsonb(p), 'after', u.after)
    from pantry_items p join ${usesIn(uses)} using (id)`)
}

export async function takeOut(tx: Db, uses: readonly Use[], now: Date): Promise<void> {
  await tx.execute(sql`
    with used_up as (
      delete from pantry_items p using ${usesIn(uses)}
      where p.id = u.id and jsonb_typeof(u.after) is distinct from 'object')
    update pantry_items p
      set qty = (u.after ->> 'qty')::integer, unit = u.after ->> 'unit',
        updated_at = ${now.toISOString()}::timestamptz
    from ${usesIn(uses)} where p.id = u.id and jsonb_typeof(u.after) = 'object'`)
}

/** A whole row of the pantry, as JSON. */
export type KeptItem = PantryAmount & { id: string; updated_at: string }

/** What was once taken from an item, beside what the pantry holds of it by now. */
export type Taken = {
  used: number
  before: KeptItem
  after: PantryAmount | null
  held: PantryAmount | null
}

/** Forgets what was taken out for a meal, and answers it. */
export async function endDeductions(tx: Db, cookedId: string): Promise<Taken[]> {
  const { rows } = await tx.execute<Taken>(sql`
    with ended as (delete from cooked_deductions where cooked_id = ${cookedId} returning *)
    select e.used, e.item -> 'before' as before, nullif(e.item -> 'after', 'null') as after,
      case when p.id is not null then jsonb_build_object('qty', p.qty, 'unit', p.unit) end as held
    from ended e left join pantry_items p on p.id = e.item_id`)
  return rows
}

/** Items as they are to stand in the pantry; of those that are there only the amount changes. */
export async function putBack(tx: Db, items: readonly KeptItem[]): Promise<void> {
  await tx.execute(sql`
    insert into pantry_items
    select * from jsonb_populate_recordset(null::pantry_items, ${JSON.stringify(items)}::jsonb)
    on conflict (id) do update
      set qty = excluded.qty, unit = excluded.unit, updated_at = excluded.updated_at`)
}
