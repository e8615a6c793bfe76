import {
  DOUBLE_CHOICES,
  type DoubleChoice,
  IMPORT_LIMITS,
  IMPORT_STATES,
  type ImportState,
  PLAN_IDS,
  type PlanId,
} from '@potluck/rules'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  objects,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'

const IMPORT = {
  id: column.uuid,
  state: oneOf(IMPORT_STATES),
  reason: orNull(column.text),
  doubles: oneOf(DOUBLE_CHOICES),
  plan: column.boolean,
  shopping_lists: column.boolean,
  created_at: column.moment,
  finished_at: orNull(column.moment),
  files: objects({
    name: column.text,
    format: column.text,
    recipes: column.integer,
    refused: column.integer,
  }),
  recipes: column.integer,
  waiting: column.integer,
  brought_in: column.integer,
  here_already: column.integer,
  skipped: column.integer,
  refused: column.integer,
  undone: column.integer,
  kept: column.integer,
  with_doubts: column.integer,
  double_count: column.integer,
  coming: column.integer,
  undecided: column.integer,
  pictures: column.integer,
  pictures_waiting: column.integer,
  planned_meals: column.integer,
  shopping_lines: column.integer,
}
export type ImportRow = RowOf<typeof IMPORT>

/** A member's imports with what became of their items, the latest first; or the one with that id. */
export function listImports(
  db: Db,
  userId: string,
  id: string | null = null,
): Promise<ImportRow[]> {
  return listRows(db, IMPORT)`
    select m.id, m.state, m.reason, m.doubles, m.plan, m.shopping_lists, m.created_at, m.finished_at,
      coalesce((select json_agg(json_build_object('name', f.name, 'format', f.format,
          'recipes', coalesce(n.recipes, 0), 'refused', coalesce(n.refused, 0)) order by f.position)
        from import_files f left join (
          select i.file_position, count(*) filter (where i.kind = 'recipe') as recipes,
            count(*) filter (where i.kind = 'refused') as refused
          from import_items i where i.import_id = m.id group by i.file_position) n
          on n.file_position = f.position
        where f.import_id = m.id), '[]') as files, c.*
    from imports m cross join lateral (
      select count(*) filter (where i.kind = 'recipe')::integer as recipes,
        count(*) filter (where i.state = 'waiting')::integer as waiting,
        count(*) filter (where i.state = 'brought-in')::integer as brought_in,
        count(*) filter (where i.state = 'here-already')::integer as here_already,
        count(*) filter (where i.state = 'skipped')::integer as skipped,
        count(*) filter (where i.state = 'refused')::integer as refused,
        count(*) filter (where i.state = 'undone')::integer as undone,
        count(*) filter (where i.state = 'kept')::integer as kept,
        count(*) filter (where i.doubts <> '[]')::integer as with_doubts,
        count(*) filter (where i.double_why is not null)::integer as double_count,
        count(*) filter (where i.state = 'waiting' and i.kind = 'recipe'
          and (i.double_why is null or i.choice <> 'skip'))::integer as coming,
        count(*) filter (where i.state = 'waiting' and i.double_why is not null
          and i.choice is null)::integer as undecided,
        count(*) filter (where i.picture = 'stored')::integer as pictures,
        count(*) filter (where i.picture = 'waiting' and i.state = 'brought-in')::integer
          as pictures_waiting,
        coalesce(sum(i.size) filter (where i.kind = 'plan'), 0)::integer as planned_meals,
        coalesce(sum(i.size) filter (where i.kind = 'shopping list'), 0)::integer as shopping_lines
      from import_items i where i.import_id = m.id) c
    where m.user_id = ${userId} and (${id}::uuid is null or m.id = ${id})
    order by m.created_at desc, m.id desc limit ${IMPORT_LIMITS.kept}`
}

const LOCKED = {
  id: column.uuid,
  user_id: column.uuid,
  state: oneOf(IMPORT_STATES),
  doubles: oneOf(DOUBLE_CHOICES),
  plan: column.boolean,
  shopping_lists: column.boolean,
  origin_confirmed: column.boolean,
  lease_owner: orNull(column.uuid),
}
export type LockedImport = RowOf<typeof LOCKED>

/** An import, locked until the transaction ends; with `userId` only if it is that member's. */
export function lockImport(
  tx: Db,
  id: string,
  userId: string | null = null,
): Promise<LockedImport | undefined> {
  return findRow(tx, LOCKED)`
    select id, user_id, state, doubles, plan, shopping_lists, origin_confirmed, lease_owner
    from imports
    where id = ${id} and (${userId}::uuid is null or user_id = ${userId}) for update`
}

export async function isOwnImport(db: Db, id: string, userId: string): Promise<boolean> {
  return (
    (await changeRows(db)`
    select 1 from imports where id = ${id} and user_id = ${userId}`) > 0
  )
}

/** Answers false if the member has one that is not over. */
export async function insertImport(
  tx: Db,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  const inserted = await changeRows(tx)`
    insert into imports (id, user_id, state, created_at)
    values (${id}, ${userId}, 'looked', ${now.toISOString()}::timestamptz)
    on conflict (user_id) where state in ('looking', 'looked', 'running', 'paused') do nothing`
  return inserted > 0
}

/** Of those that are over, all but the latest. */
export async function forgetOldImports(tx: Db, userId: string): Promise<void> {
  await changeRows(tx)`
    delete from imports where user_id = ${userId} and state in ('done', 'cancelled', 'undone')
      and id in (select id from imports where user_id = ${userId}
        order by created_at desc, id desc offset ${IMPORT_LIMITS.kept - 1})`
}

type Wishes = {
  doubles?: DoubleChoice | undefined
  plan?: boolean | undefined
  shoppingLists?: boolean | undefined
}

/** A new state, without a lease. */
export async function setState(
  tx: Db,
  id: string,
  { state, reason = null, ...wishes }: { state: ImportState; reason?: string | null } & Wishes,
): Promise<void> {
  await changeRows(tx)`
    update imports set state = ${state}, reason = ${reason}, lease_owner = null, lease_until = null,
      doubles = coalesce(${wishes.doubles ?? null}, doubles),
      plan = coalesce(${wishes.plan ?? null}::boolean, plan),
      shopping_lists = coalesce(${wishes.shoppingLists ?? null}::boolean, shopping_lists)
    where id = ${id}`
}

/** Its cook says that new versions of public recipes may have the text of their sources. */
export async function confirmOrigins(tx: Db, id: string): Promise<void> {
  await changeRows(tx)`update imports set origin_confirmed = true where id = ${id}`
}

/** The end of an import: pictures that still wait, and what its items are found by, go with it. */
export async function finishImport(
  tx: Db,
  id: string,
  { state, reason = null }: { state: ImportState; reason?: string | null },
  now: Date,
): Promise<void> {
  await setState(tx, id, { state, reason })
  await changeRows(tx)`
    update imports set finished_at = ${now.toISOString()}::timestamptz where id = ${id}`
  await changeRows(tx)`delete from import_pictures where import_id = ${id}`
  await changeRows(tx)`delete from import_item_keys where import_id = ${id}`
}

export async function deleteImport(tx: Db, id: string): Promise<void> {
  await changeRows(tx)`delete from imports where id = ${id}`
}

/**
 * Takes an import to work on, if it is in that state and nobody works on it. A lease that ran out is
 * that of a process that died.
 */
export async function takeLease(
  db: Db,
  lease: { id: string; owner: string; state: ImportState; until: Date },
  now: Date,
): Promise<boolean> {
  const taken = await changeRows(db)`
    update imports set lease_owner = ${lease.owner}, lease_until = ${lease.until.toISOString()}::timestamptz
    where id = ${lease.id} and state = ${lease.state}
      and (lease_until is null or lease_until < ${now.toISOString()}::timestamptz)`
  return taken > 0
}

/** Answers false if it is somebody else's now, or in another state. */
export async function renewLease(
  tx: Db,
  lease: { id: string; owner: string; state: ImportState; until: Date },
): Promise<boolean> {
  const renewed = await changeRows(tx)`
    update imports set lease_until = ${lease.until.toISOString()}::timestamptz
    where id = ${lease.id} and lease_owner = ${lease.owner} and state = ${lease.state}`
  return renewed > 0
}

export async function giveLeaseBack(db: Db, id: string, owner: string): Promise<void> {
  await changeRows(db)`
    update imports set lease_owner = null, lease_until = null
    where id = ${id} and lease_owner = ${owner}`
}

const AT_WORK = { id: column.uuid, state: oneOf(IMPORT_STATES) }

/** Imports that somebody should work on, and nobody does. */
export function listForsaken(db: Db, now: Date): Promise<RowOf<typeof AT_WORK>[]> {
  return listRows(db, AT_WORK)`
    select id, state from imports where state in ('looking', 'running', 'undoing')
      and (lease_until is null or lease_until < ${now.toISOString()}::timestamptz)
    order by id limit 100`
}

export async function findPlan(db: Db, userId: string): Promise<PlanId> {
  const { plan } = await getRow(db, { plan: oneOf(PLAN_IDS) })`
    select plan from users where id = ${userId}`
  return plan
}

/** The place of a new file, after those that are there. */
export async function insertFile(tx: Db, importId: string, name: string): Promise<number> {
  const { position } = await getRow(tx, { position: column.integer })`
    insert into import_files (import_id, position, name)
    select ${importId}, count(*)::integer, ${name} from import_files where import_id = ${importId}
    returning position`
  return position
}

/** A file as if it had never been looked into. */
export async function deleteFile(tx: Db, importId: string, position: number): Promise<void> {
  await changeRows(tx)`
    delete from import_files where import_id = ${importId} and position = ${position}`
}

/** A file that was read to its end is of the format that most of it is. */
export async function markRead(tx: Db, importId: string, position: number): Promise<void> {
  await changeRows(tx)`
    update import_files set is_read = true, format = coalesce((select i.format from import_items i
        where i.import_id = import_files.import_id and i.file_position = import_files.position
          and i.format <> '' group by i.format order by count(*) desc, i.format limit 1), '')
    where import_id = ${importId} and position = ${position}`
}

export async function countFilesAndRecipes(tx: Db, importId: string) {
  return getRow(tx, { files: column.integer, recipes: column.integer })`
    select (select count(*)::integer from import_files where import_id = ${importId}) as files,
      (select count(*)::integer from import_items
        where import_id = ${importId} and kind = 'recipe') as recipes`
}

/** Takes back what was found in files that nobody read to their end. */
export async function deleteUnreadFiles(tx: Db, importId: string): Promise<void> {
  await changeRows(tx)`delete from import_files where import_id = ${importId} and not is_read`
}

export async function isForsaken(tx: Db, id: string, now: Date): Promise<boolean> {
  return (
    (await changeRows(tx)`
    select 1 from imports where id = ${id}
      and (lease_until is null or lease_until < ${now.toISOString()}::timestamptz)`) > 0
  )
}
