import type { ChatMessage } from '@potluck/contract'
import type { RecipeData } from '@potluck/kitchen'
import type { ChatMode } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../platform/database/index.ts'
import type { Outcome } from './outcome.ts'

type Message = z.output<typeof ChatMessage>

export type MessageRow = {
  id: string
  role: 'user' | 'ai'
  mode: ChatMode
  content: string
  status: Message['status']
  ingredients: string[]
  /** null but on a question of the ingredients mode. */
  use_inventory: boolean | null
  image_hash: string | null
  image_widths: number[] | null
  recipe_data: RecipeData | null
  dietary_restrictions: string[]
  diet_check: Message['dietCheck']
  corrections: Message['corrections']
  adaptation: Message['adaptation']
  context: Message['context']
  engine: string | null
  error_code: Outcome['errorCode']
  lease_until: string | null
  created_at: string
}

const COLUMNS = sql`m.id, m.role, m.mode, m.content, m.status, m.ingredients,
  m.use_inventory, m.image_hash,
  i.widths as image_widths, m.recipe_data, m.dietary_restrictions, m.diet_check, m.corrections,
  m.adaptation, m.context, m.engine, m.error_code, m.lease_until, m.created_at`
const TABLES = sql`chat_messages m left join images i on i.hash = m.image_hash`

/** A chat shows its last thousand messages. */
const MESSAGES_SHOWN = 1000

/** The last messages of a chat, oldest first; with `after` only those behind that one. */
export async function list(
  db: Db,
  chatId: string,
  after: string | undefined,
): Promise<MessageRow[]> {
  const { rows } = await db.execute<MessageRow>(sql`
    select * from (
      select ${COLUMNS} from ${TABLES} where m.chat_id = ${chatId}
        ${after === undefined ? sql`` : sql`and m.id > ${after}`}
      order by m.id desc limit ${MESSAGES_SHOWN}) latest order by id`)
  return rows
}

export async function find(db: Db, id: string): Promise<MessageRow | undefined> {
  const { rows } = await db.execute<MessageRow>(sql`
    select ${COLUMNS} from ${TABLES} where m.id = ${id}`)
  return rows[0]
}

export type TurnRow = Pick<MessageRow, 'role' | 'status' | 'content' | 'recipe_data'>

/** The last messages of a chat that came to an end and say something, oldest first. */
export async function listTurns(tx: Db, chatId: string, limit: number): Promise<TurnRow[]> {
  const { rows } = await tx.execute<TurnRow>(sql`
    select role, status, content, recipe_data from (
      select id, role, status, content, recipe_data from chat_messages
      where chat_id = ${chatId} and status in ('complete', 'stopped') and content <> ''
      order by id desc limit ${limit}) latest order by id`)
  return rows
}

export async function findByIdempotencyKey(
  tx: Db,
  chatId: string,
  key: string,
): Promise<MessageRow | undefined> {
  const { rows } = await tx.execute<MessageRow>(sql`
    select ${COLUMNS} from ${TABLES} where m.chat_id = ${chatId} and m.idempotency_key = ${key}`)
  return rows[0]
}

export type Lease = { owner: string; until: Date }

/**
 * A question, and the answer to come: its row is what other processes see of the generation. The chat
 * takes its title with them.
 */
export async function insertExchange(
  tx: Db,
  exchange: {
    questionId: string
    answerId: string
    chatId: string
    title: string
    mode: ChatMode
    content: string
    ingredients: string[]
    useInventory: boolean | null
    imageHash: string | null
    restrictions: string[]
    engine: string
    idempotencyKey: string | undefined
    lease: Lease
    now: Date
  },
): Promise<void> {
  const { chatId, mode, lease } = exchange
  const at = exchange.now.toISOString()
  await tx.execute(sql`
    with touched as (
      update chats set title = ${exchange.title}, updated_at = ${at}::timestamptz
      where id = ${chatId})
    insert into chat_messages (id, chat_id, role, mode, status, content, ingredients,
      use_inventory, image_hash, dietary_restrictions, engine, idempotency_key, owner, lease_until, created_at)
    values
      (${exchange.questionId}, ${chatId}, 'user', ${mode}, 'complete', ${exchange.content},
        ${toTextArray(exchange.ingredients)}, ${exchange.useInventory}, ${exchange.imageHash},
        ${toTextArray(exchange.restrictions)}, null, null, null, null, ${at}::timestamptz),
      (${exchange.answerId}, ${chatId}, 'ai', ${mode}, 'streaming', '', '{}', null, null,
        ${toTextArray(exchange.restrictions)}, ${exchange.engine},
        ${exchange.idempotencyKey ?? null}, ${lease.owner},
        ${lease.until.toISOString()}::timestamptz, ${at}::timestamptz)`)
}

/** An array as a parameter that both databases read. */
function toTextArray(texts: readonly string[]) {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
}

/**
 * Writes the text so far and renews the lease; answers whether a stop was asked for, or undefined
 * when the message is no longer this owner's.
 */
export async function renew(
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
export async function finish(
  tx: Db,
  message: { id: string; owner: string; outcome: Outcome },
): Promise<boolean> {
  const { id, owner, outcome } = message
  const { rowCount } = await tx.execute(sql`
    update chat_messages set content = ${outcome.text}, status = ${outcome.status},
      recipe_data = ${toJson(outcome.recipe)}::jsonb, diet_check = ${toJson(outcome.dietCheck)}::jsonb,
      dietary_restrictions = ${toTextArray(outcome.context.restrictions)},
      corrections = ${toJson(outcome.corrections)}::jsonb,
      adaptation = ${toJson(outcome.adaptation)}::jsonb, context = ${toJson(outcome.context)}::jsonb,
      engine = ${outcome.engine}, error_code = ${outcome.errorCode},
      owner = null, lease_until = null, stop_requested = false
    where id = ${id} and status = 'streaming' and owner = ${owner}`)
  return (rowCount ?? 0) > 0
}

/** jsonb refuses half a surrogate pair, which a model may write. */
function toJson(value: unknown): string | null {
  if (value === null) return null
  return JSON.stringify(value, (_, entry) =>
    typeof entry === 'string' ? entry.toWellFormed() : entry,
  )
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
