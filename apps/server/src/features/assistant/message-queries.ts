import { ChatMessage } from '@potluck/contract'
import type { RecipeData } from '@potluck/kitchen'
import { CHAT_MODES, type ChatMode } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  changeRows,
  column,
  type Db,
  findRow,
  json,
  listRows,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import type { Outcome } from './writing/outcome.ts'

type Message = z.output<typeof ChatMessage>

const TURN_ROW = {
  role: oneOf(ChatMessage.shape.role.options),
  status: oneOf(ChatMessage.shape.status.options),
  content: column.text,
  recipe_data: orNull(json<RecipeData>()),
  menu: orNull(json<NonNullable<Message['menu']>>()),
}
export type TurnRow = RowOf<typeof TURN_ROW>

const MESSAGE_ROW = {
  ...TURN_ROW,
  id: column.uuid,
  mode: oneOf(CHAT_MODES),
  ingredients: column.texts,
  /** Null except for a question in the ingredients mode. */
  use_inventory: orNull(column.boolean),
  image_hash: orNull(column.text),
  image_widths: orNull(column.integers),
  dietary_restrictions: column.texts,
  choices: json<Message['choices']>(),
  diet_check: orNull(json<NonNullable<Message['dietCheck']>>()),
  corrections: json<Message['corrections']>(),
  adaptation: orNull(json<NonNullable<Message['adaptation']>>()),
  context: orNull(json<NonNullable<Message['context']>>()),
  engine: orNull(column.text),
  error_code: orNull(oneOf(['PROVIDER_UNAVAILABLE', 'INTERNAL', 'INTERRUPTED'])),
  lease_until: orNull(column.moment),
  created_at: column.moment,
}
export type MessageRow = RowOf<typeof MESSAGE_ROW>

const COLUMNS = sql`m.id, m.role, m.mode, m.content, m.status, m.ingredients,
  m.use_inventory, m.image_hash,
  i.widths as image_widths, m.recipe_data, m.menu, m.choices, m.dietary_restrictions, m.diet_check, m.corrections,
  m.adaptation, m.context, m.engine, m.error_code, m.lease_until, m.created_at`
const TABLES = sql`chat_messages m left join images i on i.hash = m.image_hash`

/** A chat shows its last thousand messages. */
const MESSAGES_SHOWN = 1000

/** The last messages of a chat, oldest first; with `after` only those after that one. */
export function list(db: Db, chatId: string, after: string | undefined): Promise<MessageRow[]> {
  return listRows(db, MESSAGE_ROW)`
    select * from (
      select ${COLUMNS} from ${TABLES} where m.chat_id = ${chatId}
        ${after === undefined ? sql`` : sql`and m.id > ${after}`}
      order by m.id desc limit ${MESSAGES_SHOWN}) latest order by id`
}

export function find(db: Db, id: string): Promise<MessageRow | undefined> {
  return findRow(db, MESSAGE_ROW)`
    select ${COLUMNS} from ${TABLES} where m.id = ${id}`
}

/** The last finished messages of a chat that have text, oldest first. */
export function listTurns(tx: Db, chatId: string, limit: number): Promise<TurnRow[]> {
  return listRows(tx, TURN_ROW)`
    select role, status, content, recipe_data, menu from (
      select id, role, status, content, recipe_data, menu from chat_messages
      where chat_id = ${chatId} and status in ('complete', 'stopped') and content <> ''
      order by id desc limit ${limit}) latest order by id`
}

export function findByIdempotencyKey(
  tx: Db,
  chatId: string,
  key: string,
): Promise<MessageRow | undefined> {
  return findRow(tx, MESSAGE_ROW)`
    select ${COLUMNS} from ${TABLES} where m.chat_id = ${chatId} and m.idempotency_key = ${key}`
}

export type Lease = { owner: string; until: Date }

/**
 * Inserts a question and its answer's row, by which other processes see the generation; the chat
 * gets its title.
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
  await changeRows(tx)`
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
        ${lease.until.toISOString()}::timestamptz, ${at}::timestamptz)`
}

/** An array as a parameter that both databases accept. */
function toTextArray(texts: readonly string[]) {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
}

/**
 * Writes the text so far and renews the lease; answers whether a stop was requested, or undefined
 * if this process no longer owns the message.
 */
export async function renew(
  db: Db,
  id: string,
  content: string,
  lease: Lease,
): Promise<{ stopRequested: boolean } | undefined> {
  const kept = await findRow(db, { stop_requested: column.boolean })`
    update chat_messages set content = ${content},
      lease_until = ${lease.until.toISOString()}::timestamptz
    where id = ${id} and status = 'streaming' and owner = ${lease.owner}
    returning stop_requested`
  return kept && { stopRequested: kept.stop_requested }
}

/** Ends a generation; answers whether this process still owned it. */
export async function finish(
  tx: Db,
  message: { id: string; owner: string; outcome: Outcome },
): Promise<boolean> {
  const { id, owner, outcome } = message
  return (
    (await changeRows(tx)`
    update chat_messages set content = ${outcome.text}, status = ${outcome.status},
      recipe_data = ${toJson(outcome.recipe)}::jsonb, diet_check = ${toJson(outcome.dietCheck)}::jsonb,
      dietary_restrictions = ${toTextArray(outcome.context.restrictions)},
      menu = ${toJson(outcome.menu)}::jsonb, choices = ${toJson(outcome.choices)}::jsonb,
      corrections = ${toJson(outcome.corrections)}::jsonb,
      adaptation = ${toJson(outcome.adaptation)}::jsonb, context = ${toJson(outcome.context)}::jsonb,
      engine = ${outcome.engine}, error_code = ${outcome.errorCode},
      owner = null, lease_until = null, stop_requested = false
    where id = ${id} and status = 'streaming' and owner = ${owner}`) > 0
  )
}

/** jsonb refuses an unpaired surrogate, which a model may write. */
function toJson(value: unknown): string | null {
  if (value === null) return null
  return JSON.stringify(value, (_, entry) =>
    typeof entry === 'string' ? entry.toWellFormed() : entry,
  )
}

/** Asks the owner to stop; answers the id of the message being written, if there is one. */
export async function requestStop(tx: Db, chatId: string): Promise<string | undefined> {
  const message = await findRow(tx, { id: column.uuid })`
    update chat_messages set stop_requested = true
    where chat_id = ${chatId} and status = 'streaming' returning id`
  return message?.id
}

export async function touchChat(tx: Db, chatId: string, title: string, now: Date): Promise<void> {
  await changeRows(tx)`
    update chats set title = ${title}, updated_at = ${now.toISOString()}::timestamptz
    where id = ${chatId}`
}
