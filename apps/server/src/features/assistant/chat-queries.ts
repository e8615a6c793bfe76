import { type ChatMode, LIST_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import type { Brief } from './brief.ts'

export type ChatRow = {
  id: string
  title: string
  use_pantry: boolean
  units: Brief['units']
  created_at: string
  updated_at: string
}

export type SummaryRow = Pick<ChatRow, 'id' | 'title' | 'created_at' | 'updated_at'> & {
  input: string | null
  output: string | null
  mode: ChatMode | null
  dietary_restrictions: string[] | null
}

const CHAT_COLUMNS = sql`id, title, use_pantry, units, created_at, updated_at`

/** Keeps the number of a cook's chats as it is until the transaction ends. */
export async function lockAll(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chats ${userId}`}, 0))`)
}

export async function count(tx: Db, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from chats where user_id = ${userId}`)
  return rows[0]?.count ?? 0
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
  await tx.execute(sql`
    insert into chats (id, user_id, title, use_pantry, units, created_at, updated_at)
    values (${chat.id}, ${chat.userId}, ${chat.title}, ${chat.usePantry}, ${chat.units},
      ${at}::timestamptz, ${at}::timestamptz)`)
}

/** One's own chats, latest first, with the first thing asked and answered. */
export async function list(db: Db, userId: string): Promise<SummaryRow[]> {
  const { rows } = await db.execute<SummaryRow>(sql`
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
    order by c.updated_at desc, c.id desc limit ${LIST_LIMITS.chats}`)
  return rows
}

export async function find(db: Db, id: string, userId: string): Promise<ChatRow | undefined> {
  const { rows } = await db.execute<ChatRow>(sql`
    select ${CHAT_COLUMNS} from chats where id = ${id} and user_id = ${userId}`)
  return rows[0]
}

/** The same, locked: one generation starts at a time. */
export async function lock(tx: Db, id: string, userId: string): Promise<ChatRow | undefined> {
  const { rows } = await tx.execute<ChatRow>(sql`
    select ${CHAT_COLUMNS} from chats where id = ${id} and user_id = ${userId} for update`)
  return rows[0]
}

/** Locks one's chat and frees it of a generation that lost its owner; false where it is not one's own. */
export async function lockFreed(tx: Db, id: string, userId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with own as (
      select id from chats where id = ${id} and user_id = ${userId} for update
    ), freed as (
      update chat_messages set status = 'interrupted', error_code = 'INTERRUPTED',
        owner = null, lease_until = null
      where chat_id = (select id from own) and status = 'streaming'
        and lease_until < ${now.toISOString()}::timestamptz)
    select id from own`)
  return rows.length > 0
}

/** Changes what is given; answers the chat, or undefined where it is not this cook's. */
export async function setOptions(
  db: Db,
  id: string,
  userId: string,
  options: { usePantry: boolean | undefined; units: Brief['units'] | undefined },
): Promise<ChatRow | undefined> {
  const { usePantry, units } = options
  const { rows } = await db.execute<ChatRow>(sql`
    update chats set use_pantry = coalesce(${usePantry ?? null}::boolean, use_pantry),
      units = case when ${units === undefined} then units else ${units ?? null}::text end
    where id = ${id} and user_id = ${userId} returning ${CHAT_COLUMNS}`)
  return rows[0]
}

export async function remove(db: Db, id: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from chats where id = ${id} and user_id = ${userId}`)
  return (rowCount ?? 0) > 0
}
