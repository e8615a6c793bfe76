import { LIST_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  type RowOf,
  viewing,
} from '../../platform/database/index.ts'
import {
  CARD_COLUMNS,
  CARD_ROW,
  CARD_TABLES,
  isPublicRecipe,
  isReadableBy,
} from '../recipes/index.ts'

const SAVED = { ...CARD_ROW, saved_at: column.moment, collections: column.uuids }
export type SavedRow = RowOf<typeof SAVED>

/**
 * Saved recipes that their reader may still see, latest first; or what lies in one collection, with
 * recipes of the reader's own.
 */
export function listSaved(
  db: Db,
  userId: string,
  collectionId: string | undefined,
): Promise<SavedRow[]> {
  const listed = collectionId
    ? sql`(select c.recipe_id, c.is_own, coalesce(s.created_at, c.added_at) as created_at
        from collection_recipes c
        left join saved_recipes s on s.user_id = c.saved_by and s.recipe_id = c.recipe_id
        where c.collection_id = ${collectionId} and c.user_id = ${userId})`
    : sql`(select s.recipe_id, false as is_own, s.created_at from saved_recipes s
        where s.user_id = ${userId})`
  return listRows(db, SAVED)`
    select ${sql.raw(CARD_COLUMNS)}, not v.is_own as is_saved, exists (
      select 1 from recipe_likes l where l.recipe_id = r.id and l.user_id = ${userId}) as is_liked,
      v.created_at as saved_at,
      array(select c.collection_id from collection_recipes c
        where c.user_id = ${userId} and c.recipe_id = v.recipe_id) as collections
    from ${listed} v join ${sql.raw(CARD_TABLES.replace('recipes r', 'recipes r on r.id = v.recipe_id'))}
    where v.is_own or (${sql.raw(isPublicRecipe('r', 'u'))})
    order by v.created_at desc, v.recipe_id
    limit ${LIST_LIMITS.saved}`
}

const SAVABLE = { author_id: column.uuid, saved: column.boolean }
export type Savable = RowOf<typeof SAVABLE>

/**
 * A recipe the user may see, with whether they saved it; it cannot be deleted until the transaction
 * ends.
 */
export function findSavable(
  tx: Db,
  recipeId: string,
  userId: string,
): Promise<Savable | undefined> {
  return findRow(tx, SAVABLE)`
    select r.author_id, exists (
      select 1 from saved_recipes v where v.recipe_id = r.id and v.user_id = ${userId}) as saved
    from recipes r join users u on u.id = r.author_id
    where r.id = ${recipeId}
      and ${viewing(isReadableBy('r', 'u'), userId)}
    for key share of r`
}

export async function countSaved(tx: Db, userId: string): Promise<number> {
  const { count } = await getRow(tx, { count: column.integer })`
    select count(*)::integer as count from saved_recipes where user_id = ${userId}`
  return count
}

export async function insertSaved(
  tx: Db,
  recipeId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await changeRows(tx)`
    insert into saved_recipes (user_id, recipe_id, created_at)
    values (${userId}, ${recipeId}, ${now.toISOString()}::timestamptz) on conflict do nothing`
}

/** Answers whether it was saved. */
export async function deleteSaved(tx: Db, recipeId: string, userId: string): Promise<boolean> {
  const deleted = await changeRows(tx)`
    delete from saved_recipes where user_id = ${userId} and recipe_id = ${recipeId}`
  return deleted > 0
}
