import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  getRow,
  listRows,
  objects,
  type RowOf,
} from '../../platform/database/index.ts'
import { PHOTO_ROW } from '../../platform/media/index.ts'
import { isPublicRecipe } from '../recipes/index.ts'

const COLLECTION = {
  id: column.uuid,
  name: column.text,
  created_at: column.moment,
  count: column.integer,
  covers: objects({
    image_hash: PHOTO_ROW.image_hash,
    image_widths: PHOTO_ROW.image_widths,
    cover_code: column.text,
  }),
}
export type CollectionRow = RowOf<typeof COLLECTION>

/**
 * A cook's collections by name, or the one with that id, with the number of recipes that are still
 * visible.
 */
export function listCollections(
  db: Db,
  userId: string,
  id: string | null = null,
): Promise<CollectionRow[]> {
  return listRows(db, COLLECTION)`
    select c.id, c.name, c.created_at, held.count, held.covers
    from collections c cross join lateral (
      select count(*)::integer as count,
        coalesce(jsonb_agg(jsonb_build_object('image_hash', shown.image_hash,
          'image_widths', shown.widths, 'cover_code', shown.cover_code) order by shown.place)
          filter (where shown.place <= 4), '[]') as covers
      from (
        select r.image_hash, i.widths, r.cover_code,
          row_number() over (order by coalesce(v.created_at, m.added_at) desc, m.recipe_id) as place
        from collection_recipes m
        left join saved_recipes v on v.user_id = m.saved_by and v.recipe_id = m.recipe_id
        join recipes r on r.id = m.recipe_id
        join users u on u.id = r.author_id
        left join images i on i.hash = r.image_hash
        where m.collection_id = c.id
          and (m.is_own or (${sql.raw(isPublicRecipe('r', 'u'))}))) shown) held
    where c.user_id = ${userId} and (${id}::uuid is null or c.id = ${id})
    order by c.name_key collate "C"`
}

/** Whether it is the cook's; if so it cannot be deleted until the transaction ends. */
export async function lockOwnCollection(tx: Db, id: string, userId: string): Promise<boolean> {
  const found = await changeRows(tx)`
    select 1 from collections where id = ${id} and user_id = ${userId} for key share`
  return found > 0
}

/** How many the cook has; none can be added until the transaction ends. */
export async function lockAndCountCollections(tx: Db, userId: string): Promise<number> {
  await changeRows(tx)`select 1 from users where id = ${userId} for no key update`
  const { count } = await getRow(tx, { count: column.integer })`
    select count(*)::integer as count from collections where user_id = ${userId}`
  return count
}

type Named = { id: string; userId: string; name: string; nameKey: string }

/** Answers false if the cook has one of that name. */
export async function insertCollection(tx: Db, named: Named, now: Date): Promise<boolean> {
  const inserted = await changeRows(tx)`
    insert into collections (id, user_id, name, name_key, created_at)
    values (${named.id}, ${named.userId}, ${named.name}, ${named.nameKey},
      ${now.toISOString()}::timestamptz)
    on conflict (user_id, name_key) do nothing`
  return inserted > 0
}

/**
 * Whether another of the cook's collections has that name; it cannot be taken until the transaction
 * ends.
 */
export async function lockAndFindName(tx: Db, named: Named): Promise<boolean> {
  await changeRows(tx)`select 1 from users where id = ${named.userId} for no key update`
  const found = await changeRows(tx)`
    select 1 from collections
    where user_id = ${named.userId} and name_key = ${named.nameKey} and id <> ${named.id}`
  return found > 0
}

export async function renameCollection(tx: Db, named: Named): Promise<void> {
  await changeRows(tx)`
    update collections set name = ${named.name}, name_key = ${named.nameKey}
    where id = ${named.id} and user_id = ${named.userId}`
}

export async function deleteCollection(db: Db, id: string, userId: string): Promise<boolean> {
  const deleted = await changeRows(db)`
    delete from collections where id = ${id} and user_id = ${userId}`
  return deleted > 0
}

/**
 * Adds those of the recipes that the cook has saved or written; answers how many of them it contains
 * now.
 */
export async function putIntoCollection(
  tx: Db,
  { id, userId, recipeIds }: { id: string; userId: string; recipeIds: string[] },
  now: Date,
): Promise<number> {
  const wanted = sql.param(recipeIds)
  const held = sql`
    from (select v.recipe_id, false as is_own from saved_recipes v
        where v.user_id = ${userId} and v.recipe_id = any(${wanted}::uuid[])
      union all select r.id, true from recipes r
        where r.author_id = ${userId} and r.id = any(${wanted}::uuid[])) held`
  await changeRows(tx)`
    insert into collection_recipes (collection_id, user_id, recipe_id, added_at, is_own)
    select ${id}, ${userId}, held.recipe_id, ${now.toISOString()}::timestamptz, held.is_own ${held}
    order by held.recipe_id on conflict do nothing`
  const { count } = await getRow(tx, { count: column.integer })`
    select count(*)::integer as count ${held}`
  return count
}

/** Adds a saved recipe to those of the collections that are the cook's. */
export async function putIntoCollections(
  tx: Db,
  given: { collectionIds: string[]; userId: string; recipeId: string },
  now: Date,
): Promise<void> {
  await changeRows(tx)`
    insert into collection_recipes (collection_id, user_id, recipe_id, added_at)
    select c.id, c.user_id, ${given.recipeId}, ${now.toISOString()}::timestamptz
    from collections c
    where c.user_id = ${given.userId} and c.id = any(${sql.param(given.collectionIds)}::uuid[])
    order by c.id for key share on conflict do nothing`
}

export async function takeOutOfCollection(tx: Db, id: string, recipeId: string): Promise<void> {
  await changeRows(tx)`
    delete from collection_recipes where collection_id = ${id} and recipe_id = ${recipeId}`
}
