import { type Database, type Db, isUniqueViolation } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import * as chats from './chat-queries.ts'
import { type CookRow, countUseLocked } from './cook-queries.ts'
import { type Known, restrictionsOf } from './known.ts'
import * as messages from './message-queries.ts'
import { monthlyLimit } from './monthly-limit.ts'
import type { Ask, Asking } from './requests.ts'
import { LEASE_MS } from './writing/flushing.ts'

type ExchangeDeps = {
  database: Database
  owner: string
  engine: string
  planLimits: boolean
  now: () => Date
}

/**
 * Writes a question and its answer's row in one transaction; if the key was used before, answers
 * that answer instead.
 * @throws CHAT_NOT_FOUND, GENERATION_RUNNING, PLAN_LIMIT, INVALID_INPUT
 */
export function createExchangeWriting({ database, owner, engine, planLimits, now }: ExchangeDeps) {
  return write

  async function write(
    member: Member,
    { chatId, ask, key }: Asking,
    { cook, ...stock }: Known,
    ids: { questionId: string; answerId: string; title: string; imageHash: string | null },
  ): Promise<messages.MessageRow | undefined> {
    const writing = database.transaction(async (tx) => {
      if (!(await chats.lockFreed(tx, chatId, member.id, now()))) {
        throw new AppError('CHAT_NOT_FOUND')
      }
      const answered = key && (await messages.findByIdempotencyKey(tx, chatId, key))
      if (answered) return answered
      await refuseOverLimit(tx, member, cook)
      refuseWithoutFood(ask, stock)
      await messages.insertExchange(tx, {
        ...ids,
        chatId,
        mode: ask.mode,
        content: ask.text,
        ingredients: ask.ingredients,
        useInventory: ask.mode === 'ingredients' ? ask.useInventory : null,
        restrictions: restrictionsOf(cook),
        engine,
        idempotencyKey: key,
        lease: { owner, until: new Date(now().getTime() + LEASE_MS) },
        now: now(),
      })
      return undefined
    })
    return writing.catch((error: unknown) => {
      if (!isUniqueViolation(error, 'chat_messages_one_streaming')) throw error
      throw new AppError('GENERATION_RUNNING')
    })
  }

  async function refuseOverLimit(tx: Db, member: Member, { plan }: CookRow): Promise<void> {
    const limit = monthlyLimit(plan, planLimits)
    if (limit === null || (await countUseLocked(tx, member.id, now())) < limit) return
    const next = new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() + 1, 1))
    throw new AppError('PLAN_LIMIT', {
      retryAfterSeconds: (next.getTime() - now().getTime()) / 1000,
    })
  }
}

function refuseWithoutFood(
  ask: Ask,
  { items, asksPantry }: Pick<Known, 'items' | 'asksPantry'>,
): void {
  if (ask.mode !== 'ingredients' || ask.ingredients.length > 0 || items.length > 0) return
  throw new AppError('INVALID_INPUT', {
    at: 'ingredients',
    message: asksPantry ? EMPTY_PANTRY : NOTHING_TO_COOK,
  })
}

const NOTHING_TO_COOK = 'Please provide ingredients or enable inventory usage'
const EMPTY_PANTRY =
  'Your pantry is empty, or nothing in it is still good. Add what is at home, or name ingredients.'
