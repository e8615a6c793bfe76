import { LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import { changeRows, column, type Db, listRows } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Move } from '../../platform/move.ts'
import { insertCollection, lockAndCountCollections } from './collection-queries.ts'
import { toNameKey } from './name-key.ts'

/** Which collections were made for it, and the names that found no room. */
export type PutByName = { made: string[]; full: string[] }

/**
 * Puts a cook's own recipe into collections of theirs by name; those that they do not have are made,
 * as long as there is room.
 */
export async function putOwnRecipeByName(
  tx: Db,
  given: { userId: string; recipeId: string; names: readonly string[] },
  now: Date,
): Promise<PutByName> {
  const { userId, recipeId } = given
  const named = new Map(given.names.map(toNamed).filter(([key]) => key !== ''))
  if (named.size === 0) return { made: [], full: [] }
  let count = await lockAndCountCollections(tx, userId)
  const known = await listByKey(tx, userId, [...named.keys()])
  const made: string[] = []
  const full: string[] = []
  for (const [nameKey, name] of named) {
    if (known.has(nameKey)) continue
    if (count >= LIST_LIMITS.collections) {
      full.push(name)
      continue
    }
    const id = uuidv7()
    await insertCollection(tx, { id, userId, name, nameKey }, now)
    known.set(nameKey, id)
    made.push(id)
    count += 1
  }
  await changeRows(tx)`
    insert into collection_recipes (collection_id, user_id, recipe_id, added_at, is_own)
    select id, ${userId}, ${recipeId}, ${now.toISOString()}::timestamptz, true
    from unnest(${sql.param([...known.values()])}::uuid[]) as given (id)
    order by id on conflict do nothing`
  return { made, full }
}

function toNamed(typed: string): [key: string, name: string] {
  const name = Array.from(typed.trim()).slice(0, TEXT_LIMITS.collectionName).join('').trim()
  return [toNameKey(name), name]
}

async function listByKey(tx: Db, userId: string, keys: readonly string[]) {
  const rows = await listRows(tx, { id: column.uuid, key: column.text })`
    select id, name_key as key from collections
    where user_id = ${userId} and name_key = any(${sql.param(keys)}::text[])`
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** Deletes those of a cook's collections that hold nothing. */
export async function deleteEmptyCollections(
  tx: Db,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await changeRows(tx)`
    delete from collections c where c.user_id = ${userId} and c.id = any(${sql.param(ids)}::uuid[])
      and not exists (select 1 from collection_recipes k where k.collection_id = c.id)`
}

/** Each collection holds a recipe once. */
export async function moveInCollections(tx: Db, { userId, from, to }: Move): Promise<void> {
  await changeRows(tx)`
    insert into collection_recipes (collection_id, user_id, recipe_id, added_at, is_own)
    select collection_id, user_id, ${to}, added_at, true from collection_recipes
    where written_by = ${userId} and recipe_id = ${from}
    order by collection_id on conflict do nothing`
}
