import { createHash } from 'node:crypto'
import type { ChatMessage, StreamEvent } from '@potluck/contract'
import { type ChatMode, chatTitle, LIST_LIMITS } from '@potluck/rules'
import type { z } from 'zod'
import { type Database, type Db, isUniqueViolation, toIso } from '../../platform/database/index.ts'
import type { Live } from '../../platform/events/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { type Generator, LEASE_MS, type Outcome, STOP_CHANNEL, toLastEvent } from './generation.ts'
import * as queries from './queries.ts'
import type { Writer } from './writers.ts'

export type AssistantDeps = {
  database: Database
  live: Live
  generator: Generator
  writer: Writer
  owner: string
  /** Recipes a month on the Basic plan; undefined where plans have no limits. */
  monthlyLimit: number | undefined
  now: () => Date
}

type Event = z.output<typeof StreamEvent>
type Request = { mode: ChatMode; text: string; ingredients: string[] }

const UNTITLED = chatTitle('')

/** Chats with the cooking assistant. Another cook's chat is hidden behind 404. */
export function createAssistant(deps: AssistantDeps) {
  const { database, live, generator, writer, owner, monthlyLimit, now } = deps
  return {
    /** @throws LIST_FULL at 200 chats */
    createChat: async (member: Member, title: string) => {
      const chat = { id: uuidv7(), userId: member.id, title: title.trim() || UNTITLED, now: now() }
      await database.transaction(async (tx) => {
        if ((await queries.countChats(tx, member.id)) >= LIST_LIMITS.chats) {
          throw new AppError('LIST_FULL', {
            message: 'You have 200 chats. Delete one to start another.',
          })
        }
        await queries.insertChat(tx, chat)
      })
      const at = chat.now.toISOString()
      return { _id: chat.id, title: chat.title, messages: [], createdAt: at, updatedAt: at }
    },

    listChats: async (member: Member) => {
      const rows = await queries.listChats(database.db, member.id)
      return { chats: rows.map(toSummary) }
    },

    /** One's own list, by the address that names a user. @throws USER_NOT_FOUND for another's */
    listChatsOf: async (member: Member, userId: string) => {
      if (userId !== member.id) throw new AppError('USER_NOT_FOUND')
      const rows = await queries.listChats(database.db, member.id)
      return { chats: rows.map(toSummary) }
    },

    /** @throws CHAT_NOT_FOUND */
    getChat: async (member: Member, id: string) => {
      const chat = await queries.findChat(database.db, id, member.id)
      if (!chat) throw new AppError('CHAT_NOT_FOUND')
      const rows = await queries.listMessages(database.db, id)
      return {
        _id: chat.id,
        title: chat.title,
        messages: rows.map((row) => toMessage(row, now())),
        createdAt: toIso(chat.created_at),
        updatedAt: toIso(chat.updated_at),
      }
    },

    /** Deletes a chat; an answer that is being written in it ends. @throws CHAT_NOT_FOUND */
    deleteChat: async (member: Member, id: string) => {
      await database.transaction(async (tx) => {
        if (!(await queries.lockChat(tx, id, member.id))) throw new AppError('CHAT_NOT_FOUND')
        const running = await queries.requestStop(tx, id)
        await queries.deleteChat(tx, id, member.id)
        if (running) await live.publish(tx, STOP_CHANNEL, running)
      })
      return { message: 'Chat deleted' }
    },

    /** Ends the running answer and keeps what came; nothing running is fine. @throws CHAT_NOT_FOUND */
    stop: async (member: Member, id: string) => {
      await database.transaction(async (tx) => {
        if (!(await queries.lockChat(tx, id, member.id))) throw new AppError('CHAT_NOT_FOUND')
        const running = await queries.requestStop(tx, id)
        if (running) await live.publish(tx, STOP_CHANNEL, running)
      })
      return { message: 'Stopped' }
    },

    /** Starts an answer and follows it, whatever becomes of the follower. @throws as `generate` */
    stream: async (
      member: Member,
      chatId: string,
      request: Request,
      key: string | undefined,
    ): Promise<AsyncIterable<Event>> => {
      const started = await start(member, chatId, request, key)
      return started.earlier ? repeat(started.earlier) : followRun(started.messageId)
    },

    /**
     * Starts an answer and waits for it.
     * @throws CHAT_NOT_FOUND, GENERATION_RUNNING, PLAN_LIMIT, DUPLICATE_ACTION while the same key's first call runs, PROVIDER_UNAVAILABLE
     */
    generate: async (member: Member, chatId: string, request: Request) => {
      const { messageId } = await start(member, chatId, request, undefined)
      const run = generator.follow(messageId)
      let step = await run.next()
      while (!step.done) step = await run.next()
      if (step.value?.status === 'error') throw new AppError('PROVIDER_UNAVAILABLE')
      const row = await queries.findMessage(database.db, messageId)
      if (!row) throw new AppError('CHAT_NOT_FOUND')
      const message = toMessage(row, now())
      return { message, recipeData: message.recipeData, dietCheck: message.dietCheck }
    },
  }

  async function* followRun(messageId: string): AsyncGenerator<Event> {
    yield { type: 'connected' }
    yield { type: 'start', messageId, engine: writer.name }
    const run = generator.follow(messageId)
    let step = await run.next()
    while (!step.done) {
      yield { type: 'chunk', chunk: step.value }
      step = await run.next()
    }
    if (step.value) yield toLastEvent(messageId, step.value)
  }

  async function* repeat(row: queries.MessageRow): AsyncGenerator<Event> {
    yield { type: 'connected' }
    yield { type: 'start', messageId: row.id, engine: row.engine ?? '' }
    yield { type: 'chunk', chunk: row.content }
    yield toLastEvent(row.id, toOutcome(row))
  }

  /** Writes both rows in one transaction, then lets the generator begin. */
  async function start(
    member: Member,
    chatId: string,
    request: Request,
    key: string | undefined,
  ): Promise<{ messageId: string; earlier?: queries.MessageRow }> {
    // In this order: messages are listed by id, and the question comes first.
    const questionId = uuidv7()
    const messageId = uuidv7()
    const prepared = await database
      .transaction(async (tx) => {
        const chat = await queries.lockChat(tx, chatId, member.id)
        if (!chat) throw new AppError('CHAT_NOT_FOUND')
        const earlier = key && (await queries.findByIdempotencyKey(tx, chatId, key))
        if (earlier) return { earlier }
        await refuseOverLimit(tx, member)
        await queries.interruptExpired(tx, chatId, now())
        const turns = await queries.listMessages(tx, chatId)
        await queries.insertUserMessage(tx, {
          id: questionId,
          chatId,
          mode: request.mode,
          content: request.text,
          now: now(),
        })
        await queries.insertStreamingMessage(tx, {
          id: messageId,
          chatId,
          mode: request.mode,
          engine: writer.name,
          idempotencyKey: key,
          lease: { owner, until: new Date(now().getTime() + LEASE_MS) },
          now: now(),
        })
        const title = chat.title === UNTITLED ? chatTitle(request.text) : chat.title
        await queries.touchChat(tx, chatId, title, now())
        return { turns, title }
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) throw new AppError('GENERATION_RUNNING')
        throw error
      })
    if ('earlier' in prepared && prepared.earlier) {
      if (prepared.earlier.status === 'streaming') throw new AppError('DUPLICATE_ACTION')
      return { messageId: prepared.earlier.id, earlier: prepared.earlier }
    }
    generator.begin({
      messageId,
      chatId,
      chatTitle: prepared.title ?? UNTITLED,
      request: {
        ...request,
        turns: (prepared.turns ?? []).map(toTurn),
        seed: seedOf(messageId),
      },
    })
    return { messageId }
  }

  async function refuseOverLimit(tx: Db, member: Member): Promise<void> {
    if (monthlyLimit === undefined) return
    const [plan, used] = [
      await queries.readPlan(tx, member.id),
      await queries.readUsage(tx, member.id, now()),
    ]
    if (plan !== 'basic' || used < monthlyLimit) return
    const next = new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() + 1, 1))
    throw new AppError('PLAN_LIMIT', {
      retryAfterSeconds: (next.getTime() - now().getTime()) / 1000,
    })
  }
}

export type Assistant = ReturnType<typeof createAssistant>

/** Four bytes of the message's id: repeatable, and different for each answer. */
function seedOf(messageId: string): number {
  return createHash('sha256').update(messageId).digest().readUInt32BE(0)
}

function toTurn(row: queries.MessageRow) {
  return { role: row.role, content: row.content, recipe: row.recipe_data }
}

function toOutcome(row: queries.MessageRow): Outcome {
  const status = row.status === 'streaming' ? 'interrupted' : row.status
  return { status, text: row.content, recipe: row.recipe_data, errorCode: row.error_code }
}

function toMessage(row: queries.MessageRow, now: Date): z.output<typeof ChatMessage> {
  // A lease that ran out has lost its owner, whether or not anyone has written that down yet.
  const lost =
    row.status === 'streaming' && row.lease_until !== null && new Date(row.lease_until) < now
  return {
    _id: row.id,
    role: row.role,
    content: row.content,
    type: row.mode,
    status: lost ? 'interrupted' : row.status,
    recipeData: row.recipe_data,
    dietaryRestrictions: row.dietary_restrictions,
    dietCheck: row.diet_check,
    engine: row.engine,
    createdAt: toIso(row.created_at),
  }
}

function toSummary(row: queries.SummaryRow) {
  return {
    _id: row.id,
    title: row.title,
    input: row.input ?? '',
    output: row.output ?? '',
    mode: row.mode,
    restrictions: row.dietary_restrictions ?? [],
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  }
}
