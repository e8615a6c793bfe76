import {
  DOUBLE_CHOICES,
  DOUBLE_REASONS,
  type DoubleChoice,
  IMPORT_ITEM_KINDS,
  IMPORT_ITEM_STATES,
  type ImportItemState,
  type ImportItemsShown,
} from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  json,
  listRows,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import type { FoundDouble } from '../doubles/index.ts'
import { whyDouble } from './doubles.ts'
import type { Staged } from './reading/staged.ts'
import type { ReadAlone } from './to-read-recipe.ts'

const ITEM = {
  position: column.integer,
  file: column.text,
  format: column.text,
  kind: oneOf(IMPORT_ITEM_KINDS),
  title: column.text,
  state: oneOf(IMPORT_ITEM_STATES),
  recipe_id: orNull(column.uuid),
  reason: orNull(column.text),
  doubts: json<ReadAlone['doubts']>(),
  lost: json<ReadAlone['lost']>(),
  collections: column.texts,
  double_of: orNull(column.uuid),
  double_title: orNull(column.text),
  like_item: orNull(column.integer),
  like_title: orNull(column.text),
  double_why: orNull(oneOf(DOUBLE_REASONS)),
  choice: orNull(oneOf(DOUBLE_CHOICES)),
}
export type ItemRow = RowOf<typeof ITEM>

const ITEM_COLUMNS = sql`i.position, f.name as file, i.format, i.kind, i.title, i.state, i.recipe_id,
  i.reason, i.doubts, i.lost, i.collections, i.double_of, d.title as double_title,
  i.like_item, l.title as like_title, i.double_why, i.choice`
const ITEM_TABLES = sql`import_items i
  join import_files f on f.import_id = i.import_id and f.position = i.file_position
  left join recipes d on d.id = i.double_of
  left join import_items l on l.import_id = i.import_id and l.position = i.like_item`

const SHOWN = {
  all: sql`true`,
  doubts: sql`i.doubts <> '[]'`,
  lost: sql`i.lost <> '[]'`,
  doubles: sql`i.double_why is not null`,
  refused: sql`i.state = 'refused'`,
  'brought-in': sql`i.state in ('brought-in', 'kept')`,
  'here-already': sql`i.state = 'here-already'`,
  skipped: sql`i.state = 'skipped'`,
} satisfies Record<ImportItemsShown, unknown>

type Listed = { importId: string; show: ImportItemsShown; offset: number; limit: number }

export function listItems(db: Db, { importId, show, offset, limit }: Listed): Promise<ItemRow[]> {
  return listRows(db, ITEM)`
    select ${ITEM_COLUMNS} from ${ITEM_TABLES}
    where i.import_id = ${importId} and ${SHOWN[show]}
    order by i.position limit ${limit} offset ${offset}`
}

/** A part of them in their order, from a position on: for a report that is written as it is read. */
export function listItemsFrom(db: Db, importId: string, from: number, limit: number) {
  return listRows(db, ITEM)`
    select ${ITEM_COLUMNS} from ${ITEM_TABLES}
    where i.import_id = ${importId} and i.position >= ${from} order by i.position limit ${limit}`
}

export async function countItems(db: Db, importId: string, show: ImportItemsShown) {
  const { count } = await getRow(db, { count: column.integer })`
    select count(*)::integer as count from import_items i
    where i.import_id = ${importId} and ${SHOWN[show]}`
  return count
}

const WHOLE_ITEM = { ...ITEM, staged: orNull(json<Staged>()) }

export function findItem(db: Db, importId: string, position: number) {
  return findRow(db, WHOLE_ITEM)`
    select ${ITEM_COLUMNS}, i.staged from ${ITEM_TABLES}
    where i.import_id = ${importId} and i.position = ${position}`
}

export async function setChoice(
  tx: Db,
  { importId, position }: Place,
  choice: DoubleChoice,
): Promise<void> {
  await changeRows(tx)`
    update import_items set choice = ${choice},
      state = case when state = 'skipped' and ${choice} <> 'skip' then 'waiting' else state end
    where import_id = ${importId} and position = ${position}`
}

export type Place = { importId: string; position: number }

const WAITING = {
  position: column.integer,
  kind: oneOf(IMPORT_ITEM_KINDS),
  title: column.text,
  staged: json<Staged>(),
  collections: column.texts,
  digest: orNull(column.text),
  double_of: orNull(column.uuid),
  like_recipe: orNull(column.uuid),
  double_why: orNull(oneOf(DOUBLE_REASONS)),
  choice: orNull(oneOf(DOUBLE_CHOICES)),
}
export type WaitingItem = RowOf<typeof WAITING>

/** The next one that waits, recipes first, for plans name them. */
export function findWaiting(db: Db, importId: string): Promise<WaitingItem | undefined> {
  return findRow(db, WAITING)`
    select i.position, i.kind, i.title, coalesce(i.staged, '{"lines": []}') as staged, i.collections,
      i.digest, i.double_of, i.double_why, i.choice, l.recipe_id as like_recipe
    from import_items i
    left join import_items l on l.import_id = i.import_id and l.position = i.like_item
      and l.state = 'brought-in'
    where i.import_id = ${importId} and i.state = 'waiting'
    order by i.kind <> 'recipe', i.position limit 1`
}

/** Whether it waits still; nobody else can bring it in until the transaction ends. */
export async function lockWaiting(tx: Db, { importId, position }: Place): Promise<boolean> {
  return (
    (await changeRows(tx)`
    select 1 from import_items where import_id = ${importId} and position = ${position}
      and state = 'waiting' for update`) > 0
  )
}

/** Notes a double that was not there, or not known, when the file was read. */
export async function noteDouble(
  tx: Db,
  { importId, position }: Place,
  double: Pick<FoundDouble, 'recipeId' | 'isSamePage'>,
): Promise<void> {
  await changeRows(tx)`
    update import_items set double_of = ${double.recipeId}, double_why = ${whyDouble(double)}
    where import_id = ${importId} and position = ${position}`
}

type Outcome = {
  state: ImportItemState
  reason?: string | null
  recipeId?: string | null
  revision?: number | null
  replaced?: number | null
  made?: readonly string[]
}

/** What became of an item. What it was staged as goes, but for a double that its cook may still want. */
export async function settleItem(
  tx: Db,
  { importId, position }: Place,
  { state, reason = null, recipeId = null, revision = null, replaced = null, made = [] }: Outcome,
): Promise<void> {
  await changeRows(tx)`
    update import_items set state = ${state}, reason = ${reason}, recipe_id = ${recipeId}::uuid,
      revision = ${revision}::integer, replaced = ${replaced}::integer,
      made = ${sql.param(made)}::uuid[],
      staged = case when ${state} = 'skipped' then staged end
    where import_id = ${importId} and position = ${position}`
  await changeRows(tx)`
    delete from import_item_keys where import_id = ${importId} and position = ${position}`
}

export async function keepDigest(
  tx: Db,
  { recipeId, authorId, digest }: { recipeId: string; authorId: string; digest: string },
): Promise<void> {
  await changeRows(tx)`
    insert into imported_recipes (recipe_id, author_id, digest)
    values (${recipeId}, ${authorId}, ${digest})
    on conflict (recipe_id) do update set digest = excluded.digest`
}

const PICTURE = {
  position: column.integer,
  recipe_id: column.uuid,
  picture_address: orNull(column.text),
  bytes: orNull(column.bytes),
}
export type WaitingPicture = RowOf<typeof PICTURE>

/** The next picture of a recipe that was brought in, and is there. */
export function findWaitingPicture(db: Db, importId: string): Promise<WaitingPicture | undefined> {
  return findRow(db, PICTURE)`
    select i.position, r.id as recipe_id, i.picture_address, p.bytes
    from import_items i join recipes r on r.id = i.recipe_id
    left join import_pictures p on p.import_id = i.import_id and p.position = i.position
    where i.import_id = ${importId} and i.picture = 'waiting' and i.state = 'brought-in'
    order by i.position limit 1`
}

export async function countFetched(db: Db, importId: string): Promise<number> {
  const { count } = await getRow(db, { count: column.integer })`
    select count(*)::integer as count from import_items
    where import_id = ${importId} and picture in ('stored', 'failed') and picture_address is not null`
  return count
}

/** A picture that is through; `doubt` says what its cook should know. */
export async function settlePicture(
  tx: Db,
  { importId, position }: Place,
  { picture, doubt }: { picture: 'stored' | 'failed'; doubt?: string },
): Promise<void> {
  const doubts = doubt ? JSON.stringify([{ field: 'images', reason: doubt }]) : '[]'
  await changeRows(tx)`
    update import_items set picture = ${picture}, doubts = doubts || ${doubts}::jsonb
    where import_id = ${importId} and position = ${position}`
  await changeRows(tx)`
    delete from import_pictures where import_id = ${importId} and position = ${position}`
}

const UNDOABLE = {
  position: column.integer,
  kind: oneOf(IMPORT_ITEM_KINDS),
  recipe_id: orNull(column.uuid),
  replaced: orNull(column.integer),
  made: column.uuids,
}
export type UndoableItem = RowOf<typeof UNDOABLE>

/** What an import brought in and is there, lists before recipes, and a new version before what it replaced. */
export function listUndoable(db: Db, importId: string, limit: number): Promise<UndoableItem[]> {
  return listRows(db, UNDOABLE)`
    select position, kind, recipe_id, replaced, made from import_items
    where import_id = ${importId} and state = 'brought-in'
    order by kind = 'recipe', position desc limit ${limit}`
}

/** What still waited when its member cancelled an import. */
export async function skipWaiting(tx: Db, importId: string): Promise<void> {
  await changeRows(tx)`
    update import_items set state = 'skipped', reason = 'The import was cancelled.', staged = null
    where import_id = ${importId} and state = 'waiting'`
}

export async function setItemState(
  tx: Db,
  { importId, position }: Place,
  { state, reason = null }: { state: ImportItemState; reason?: string | null },
): Promise<void> {
  await changeRows(tx)`
    update import_items set state = ${state}, reason = ${reason}
    where import_id = ${importId} and position = ${position}`
}

/** The revision that an item of an import made: taking another one back may have changed which that is. */
export async function findMadeRevision(tx: Db, { importId, position }: Place) {
  const found = await findRow(tx, { revision: orNull(column.integer) })`
    select revision from import_items where import_id = ${importId} and position = ${position}`
  return found?.revision ?? null
}

/**
 * A recipe is again what an item of the import made of it, under another revision: what took its place was
 * taken back.
 */
export async function renewRevision(
  tx: Db,
  importId: string,
  { recipeId, from, to }: { recipeId: string; from: number; to: number },
): Promise<void> {
  await changeRows(tx)`
    update import_items set revision = ${to}
    where import_id = ${importId} and recipe_id = ${recipeId} and state = 'brought-in'
      and revision = ${from}`
}
