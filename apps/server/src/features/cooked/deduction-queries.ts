import { PANTRY_LIMITS, type PantryAmount } from '@potluck/rules'
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

/**
 * Gives back what was taken out, and nothing else: what is as it was left becomes what it was before; to
 * what was changed since it is added, where its unit is still the same; of what was cleared since only
 * what was taken comes back.
 */
export async function putBack(tx: Db, cookedId: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    with undone as (
      delete from cooked_deductions where cooked_id = ${cookedId}
      returning item_id, used, item -> 'before' as before, item -> 'after' as after
    ), back as (
      insert into pantry_items
      select (jsonb_populate_record(null::pantry_items, before || case
        when jsonb_typeof(after) = 'object'
          then jsonb_build_object('qty', used, 'unit', after -> 'unit', 'updated_at', ${at})
        else '{}' end)).* from undone
      on conflict (id) do nothing
    )
    update pantry_items p
      set qty = case when p.qty = (d.after ->> 'qty')::integer then (d.before ->> 'qty')::integer
          else least(p.qty + d.used, ${PANTRY_LIMITS.qty}) end,
        unit = case when p.qty = (d.after ->> 'qty')::integer then d.before ->> 'unit' else p.unit end,
        updated_at = ${at}
    from undone d
    where p.id = d.item_id and p.unit = coalesce(d.after ->> 'unit', d.before ->> 'unit')`)
}
