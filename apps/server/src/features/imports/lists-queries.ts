import { sql } from 'drizzle-orm'
import { changeRows, column, type Db, listRows } from '../../platform/database/index.ts'

/** Notes collections that an import made. */
export async function noteCollections(
  tx: Db,
  importId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await changeRows(tx)`
    insert into import_collections (import_id, collection_id)
    select ${importId}, id from unnest(${sql.param(ids)}::uuid[]) as given (id)
    order by id on conflict do nothing`
}

export async function listMadeCollections(db: Db, importId: string): Promise<string[]> {
  const rows = await listRows(db, { id: column.uuid })`
    select collection_id as id from import_collections where import_id = ${importId} order by 1`
  return rows.map(({ id }) => id)
}

/** The recipes of an import that are there, by their titles in the files. */
export async function findBroughtIn(
  db: Db,
  importId: string,
  titles: readonly string[],
): Promise<Map<string, string>> {
  const rows = await listRows(db, { title: column.text, id: column.uuid })`
    select i.title, r.id from import_items i join recipes r on r.id = i.recipe_id
    where i.import_id = ${importId} and i.kind = 'recipe'
      and i.title = any(${sql.param(titles)}::text[])
    order by i.position desc`
  return new Map(rows.map(({ title, id }) => [title, id]))
}
