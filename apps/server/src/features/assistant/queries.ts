import type { ChatMessage, RecipeData } from '@potluck/contract'
import { type ChatMode, LIST_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../platform/database/index.ts'

type Message = z.output<typeof ChatMessage>

export type ChatRow = { id: string; title: string; created_at: string; updated_at: string }

export type MessageRow = {
  id: string
  role: 'user' | 'ai'
  mode: ChatMode
  content: string
  status: Message['status']
  recipe_data: z.output<typeof RecipeData> | null
  dietary_restrictions: string[]
  diet_check: Message['dietCheck']
  engine: string | null
  error_code: string | null
  lease_until: string | null
  created_at: string
}

export type SummaryRow = ChatRow & {
  input: string | null
  output: string | null
  mode: ChatMode | null
  dietary_restrictions: string[] | null
}

export async function countChats(tx: Db, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from chats where user_id = ${userId}`)
  return rows[0]?.count ?? 0
}

export async function insertChat(
  tx: Db,
  chat: { id: string; userId: string; title: string; now: Date },
): Promise<void> {
  const at = chat.now.toISOString()
  await tx.execute(sql`
    insert into chats (id, user_id, title, created_at, updated_at)
    values (${chat.id}, ${chat.userId}, ${chat.title}, ${at}::timestamptz, ${at}::timestamptz)`)
}

/** One's own chats, latest first, with the first thing asked and answered. */
export async function listChats(db: Db, userId: string): Promise<SummaryRow[]> {
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

export async function findChat(db: Db, id: string, userId: string): Promise<ChatRow | undefined> {
  const { rows } = await db.execute<ChatRow>(sql`
    select id, title, created_at, updated_at from chats
    where id = ${id} and user_id = ${userId}`)
  return rows[0]
}

/** The same, locked: one generation starts at a time. */
export async function lockChat(tx: Db, id: string, userId: string): Promise<ChatRow | undefined> {
  const { rows } = await tx.execute<ChatRow>(sql`
    select id, title, created_at, updated_at from chats
    where id = ${id} and user_id = ${userId} for update`)
  return rows[0]
}

const MESSAGE_COLUMNS = sql`id, role, mode, content, status, recipe_data, dietary_restrictions,
  diet_check, engine, error_code, lease_until, created_at`

/** A chat shows its last thousand messages. */
const MESSAGES_SHOWN = 1000

export async function listMessages(db: Db, chatId: string): Promise<MessageRow[]> {
  const { rows } = await db.execute<MessageRow>(sql`
    select * from (
      select ${MESSAGE_COLUMNS} from chat_messages where chat_id = ${chatId}
      order by id desc limit ${MESSAGES_SHOWN}) latest order by id`)
  return rows
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const { rows } = await db.execute<MessageRow>(sql`
    select ${MESSAGE_COLUMNS} from chat_messages where id = ${id}`)
  return rows[0]
}

export async function findByIdempotencyKey(
  tx: Db,
  chatId: string,
  key: string,
): Promise<MessageRow | undefined> {
  const { rows } = await tx.execute<MessageRow>(sql`
    select ${MESSAGE_COLUMNS} from chat_messages
    where chat_id = ${chatId} and idempotency_key = ${key}`)
  return rows[0]
}

export async function deleteChat(db: Db, id: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from chats where id = ${id} and user_id = ${userId}`)
  return (rowCount ?? 0) > 0
}

export async function insertUserMessage(
  tx: Db,
  message: { id: string; chatId: string; mode: ChatMode; content: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into chat_messages (id, chat_id, role, mode, content, created_at)
    values (${message.id}, ${message.chatId}, 'user', ${message.mode}, ${message.content},
      ${message.now.toISOString()}::timestamptz)`)
}

export type Lease = { owner: string; until: Date }

/** The answer to come: its row is what other processes see of the generation. */
export async function insertStreamingMessage(
  tx: Db,
  message: {
    id: string
    chatId: string
    mode: ChatMode
    engine: string
    idempotencyKey: string | undefined
    lease: Lease
    now: Date
  },
): Promise<void> {
  await tx.execute(sql`
    insert into chat_messages
      (id, chat_id, role, mode, status, engine, idempotency_key, owner, lease_until, created_at)
    values (${message.id}, ${message.chatId}, 'ai', ${message.mode}, 'streaming', ${message.engine},
      ${message.idempotencyKey ?? null}, ${message.lease.owner},
      ${message.lease.until.toISOString()}::timestamptz, ${message.now.toISOString()}::timestamptz)`)
}

/** Frees a chat whose generation lost its owner. */
export async function interruptExpired(tx: Db, chatId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update chat_messages set status = 'interrupted', owner = null, lease_until = null
    where chat_id = ${chatId} and status = 'streaming'
      and lease_until < ${now.toISOString()}::timestamptz`)
}

/**
 * Writes the text so far and renews the lease; answers whether a stop was asked for, or undefined
 * when the message is no longer this owner's.
 */
export async function renewMessage(
  db: Db,
  id: string,
  content: string,
  lease: Lease,
): Promise<{ stopRequested: boolean } | undefined> {
  const { rows } = await db.execute<{ stop_requested: boolean }>(sql`
    update chat_messages set content = ${content},
      lease_until = ${lease.until.toISOString()}::timestamptz
    where id = ${id} and status = 'streaming' and owner = ${lease.owner}
    returning stop_requested`)
  return rows[0] && { stopRequested: rows[0].stop_requested }
}

/** Ends a generation; answers whether it was still this owner's to end. */
export async function finishMessage(
  tx: Db,
  message: {
    id: string
    owner: string
    content: string
    status: Exclude<Message['status'], 'streaming'>
    recipeData: z.output<typeof RecipeData> | null
    errorCode: string | null
  },
): Promise<boolean> {
  const recipe = message.recipeData === null ? null : JSON.stringify(message.recipeData)
  const { rowCount } = await tx.execute(sql`
    update chat_messages set content = ${message.content}, status = ${message.status},
      recipe_data = ${recipe}::jsonb, error_code = ${message.errorCode},
      owner = null, lease_until = null, stop_requested = false
    where id = ${message.id} and status = 'streaming' and owner = ${message.owner}`)
  return (rowCount ?? 0) > 0
}

/** Asks the owner to stop; answers the message it writes, if one runs. */
export async function requestStop(tx: Db, chatId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update chat_messages set stop_requested = true
    where chat_id = ${chatId} and status = 'streaming' returning id`)
  return rows[0]?.id
}

export async function touchChat(tx: Db, chatId: string, title: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update chats set title = ${title}, updated_at = ${now.toISOString()}::timestamptz
    where id = ${chatId}`)
}

/** Recipes written for a cook in the calendar month (UTC) of `now`. */
export async function readUsage(tx: Db, userId: string, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ recipes: number }>(sql`
    select recipes from assistant_usage
    where user_id = ${userId} and month = ${monthOf(now)}::date`)
  return rows[0]?.recipes ?? 0
}

export async function countUsage(tx: Db, chatId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into assistant_usage (user_id, month, recipes)
    select user_id, ${monthOf(now)}::date, 1 from chats where id = ${chatId}
    on conflict (user_id, month) do update set recipes = assistant_usage.recipes + 1`)
}

export async function readPlan(tx: Db, userId: string): Promise<string> {
  const { rows } = await tx.execute<{ plan: string }>(sql`
    select plan from users where id = ${userId}`)
  return rows[0]?.plan ?? 'basic'
}

function monthOf(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`
}
