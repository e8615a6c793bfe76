import { CHAT_MODES, LIST_LIMITS, MEASURE_SYSTEMS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import type { Brief } from './brief.ts'

const CHAT_ROW = {
  id: column.uuid,
  title: column.text,
  use_pantry: column.boolean,
  units: orNull(oneOf(MEASURE_SYSTEMS)),
  created_at: column.moment,
  updated_at: column.moment,
}
export type ChatRow = RowOf<typeof CHAT_ROW>

const SUMMARY_ROW = {
  id: column.uuid,
  title: column.text,
  created_at: column.moment,
  updated_at: column.moment,
  input: orNull(column.text),
  output: orNull(column.text),
  mode: orNull(oneOf(CHAT_MODES)),
  dietary_restrictions: orNull(column.texts),
}
export type SummaryRow = RowOf<typeof SUMMARY_ROW>

const CHAT_COLUMNS = sql`id, title, use_pantry, units, created_at, updated_at`

/** Keeps the number of a cook's chats unchanged until the transaction ends. */
export async function lockAll(tx: Db, userId: string): Promise<void> {
  await changeRows(tx)`select pg_advisory_xact_lock(hashtextextended(${`chats ${userId}`}, 0))`
}

export async function count(tx: Db, userId: string): Promise<number> {
  const { total } = await getRow(tx, { total: column.integer })`
    select count(*)::integer as total from chats where user_id = ${userId}`
  return total
}

export async function insert(
  tx: Db,
  chat: {
    id: string
    userId: string
    title: string
    usePantry: boolean
    units: Brief['units']
    now: Date
  },
): Promise<void> {
  const at = chat.now.toISOString()
  await changeRows(tx)`
    insert into chats (id, user_id, title, use_pantry, units, created_at, updated_at)
    values (${chat.id}, ${chat.userId}, ${chat.title}, ${chat.usePantry}, ${chat.units},
      ${at}::timestamptz, ${at}::timestamptz)`
}

/** The cook's own chats, latest first, with the first question and answer. */
export function list(db: Db, userId: string): Promise<SummaryRow[]> {
  return listRows(db, SUMMARY_ROW)`
    select c.id, c.title, c.created_at, c.updated_at, asked.content as input, asked.mode,
      asked.dietary_restrictions, answered.content as output
    from chats c
    left join lateral (
      select left(content, 400) as content, mode, dietary_restrictions from chat_messages
      where chat_id = c.id and role = 'user' order by id limit 1) asked on true
    left join lateral (
      select left(content, 400) as content from chat_messages
      where chat_id = c.id and role = 'ai' order by id limit 1) answered on true
    where c.user_id = ${userId}
    order by c.updated_at desc, c.id desc limit ${LIST_LIMITS.chats}`
}

export function find(db: Db, id: string, userId: string): Promise<ChatRow | undefined> {
  return findRow(db, CHAT_ROW)`
    select ${CHAT_COLUMNS} from chats where id = ${id} and user_id = ${userId}`
}

/** The same, locked, so that only one generation starts at a time. */
export function lock(tx: Db, id: string, userId: string): Promise<ChatRow | undefined> {
  return findRow(tx, CHAT_ROW)`
    select ${CHAT_COLUMNS} from chats where id = ${id} and user_id = ${userId} for update`
}

/**
 * Locks the cook's chat and clears a generation whose owner was lost; false if it is not their
 * chat.
 */
export async function lockFreed(tx: Db, id: string, userId: string, now: Date): Promise<boolean> {
  return (
    (await changeRows(tx)`
    with own as (
      select id from chats where id = ${id} and user_id = ${userId} for update
    ), freed as (
      update chat_messages set status = 'interrupted', error_code = 'INTERRUPTED',
        owner = null, lease_until = null
      where chat_id = (select id from own) and status = 'streaming'
        and lease_until < ${now.toISOString()}::timestamptz)
    select id from own`) > 0
  )
}

/** Changes the given options; answers the chat, or undefined if it is not this cook's. */
export async function setOptions(
  db: Db,
  id: string,
  userId: string,
  options: { usePantry: boolean | undefined; units: Brief['units'] | undefined },
): Promise<ChatRow | undefined> {
  const { usePantry, units } = options
  return findRow(db, CHAT_ROW)`
    update chats set use_pantry = coalesce(${usePantry ?? null}::boolean, use_pantry),
      units = case when ${units === undefined} then units else ${units ?? null}::text end
    where id = ${id} and user_id = ${userId} returning ${CHAT_COLUMNS}`
}

export async function remove(db: Db, id: string, userId: string): Promise<boolean> {
  return (
    (await changeRows(db)`
    delete from chats where id = ${id} and user_id = ${userId}`) > 0
  )
}
