import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  json,
  listRows,
  type RowOf,
} from '../../../platform/database/index.ts'
import type { Staged } from './staged.ts'

/** One of several that are looked for, and a key of it. */
export type AskedKey = { at: number; key: string }

const CANDIDATE = { at: column.integer, position: column.integer, isIdentical: column.boolean }

/** The items of an import that share most keys with each of those that are looked for. */
export function listSharingItems(
  db: Db,
  importId: string,
  asked: readonly AskedKey[],
  atMost: number,
): Promise<RowOf<typeof CANDIDATE>[]> {
  return listRows(db, CANDIDATE)`
    select at, position, "isIdentical" from (
      select given.at, k.position, bool_or(given.key like '=%') as "isIdentical", row_number() over (partition by given.at
        order by bool_or(given.key like '=%') desc, bool_or(given.key like 'a%') desc,
          count(*) desc, k.position) as place
      from unnest(${sql.param(asked.map(({ at }) => at))}::integer[],
        ${sql.param(asked.map(({ key }) => key))}::text[]) as given (at, key)
      cross join lateral (select position from import_item_keys
        where import_id = ${importId} and key = given.key
        order by position limit ${MOST_HOLDERS}) k
      group by given.at, k.position) ranked
    where place <= ${atMost} order by at, place`
}

/** A key that more have ('chicken soup') says little; doubles share others. */
const MOST_HOLDERS = 30

export async function insertItemKeys(
  tx: Db,
  importId: string,
  keys: readonly { position: number; key: string }[],
): Promise<void> {
  await changeRows(tx)`
    insert into import_item_keys (import_id, key, position)
    select ${importId}, key, position
    from unnest(${sql.param(keys.map(({ key }) => key))}::text[],
      ${sql.param(keys.map(({ position }) => position))}::integer[]) as given (key, position)
    on conflict do nothing`
}

const STAGED = { position: column.integer, staged: json<Staged>() }

/** What items wait as, by their positions. */
export function listStaged(
  db: Db,
  importId: string,
  positions: readonly number[],
): Promise<RowOf<typeof STAGED>[]> {
  return listRows(db, STAGED)`
    select position, coalesce(staged, '{"lines": []}') as staged from import_items
    where import_id = ${importId} and position = any (${sql.param(positions)}::integer[])`
}

const HERE = { digest: column.text, recipe_id: column.uuid }

/** Recipes of the author's that came from the same lines of a file, by an import before. */
export async function listHereAlready(
  db: Db,
  authorId: string,
  digests: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await listRows(db, HERE)`
    select digest, recipe_id from imported_recipes
    where author_id = ${authorId} and digest = any (${sql.param(digests)}::text[])`
  return new Map(rows.map(({ digest, recipe_id }) => [digest, recipe_id]))
}

const BROUGHT = { recipeId: column.uuid, isOfImport: column.boolean }

/** A recipe of the author's that came from the same lines of a file, and whether this import brought it. */
export function findByDigest(
  db: Db,
  { authorId, digest, importId }: { authorId: string; digest: string; importId: string },
): Promise<RowOf<typeof BROUGHT> | undefined> {
  return findRow(db, BROUGHT)`
    select r.recipe_id as "recipeId", exists (select 1 from import_items i
      where i.recipe_id = r.recipe_id and i.import_id = ${importId}) as "isOfImport"
    from imported_recipes r where r.author_id = ${authorId} and r.digest = ${digest}
    order by "isOfImport" desc limit 1`
}
