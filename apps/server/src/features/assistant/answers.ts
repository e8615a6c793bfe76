import { createHash } from 'node:crypto'
import type { StreamEvent } from '@potluck/contract'
import { chatTitle, expiryStatus } from '@potluck/rules'
import type { z } from 'zod'
import { type Database, type Db, isUniqueViolation } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Images } from '../../platform/media/index.ts'
import type { QueuedModel } from '../../platform/model/index.ts'
import { listPantry } from '../pantry/index.ts'
import { type Brief, TURNS_SHOWN, toContext } from './brief.ts'
import * as chats from './chat-queries.ts'
import { UNTITLED } from './chats.ts'
import { type CookRow, countUseLocked, readCook } from './cook-queries.ts'
import { type Following, type Generator, LEASE_MS } from './generation.ts'
import { toMessage } from './message.ts'
import * as messages from './message-queries.ts'
import { monthlyLimit } from './monthly-limit.ts'
import { type Outcome, toLastEvent } from './outcome.ts'
import type { Ask, Asking } from './requests.ts'
import { BUILT_IN_NAME } from './writers.ts'

type Event = z.output<typeof StreamEvent>

export type AnswersDeps = {
  database: Database
  images: Images
  generator: Generator
  queuedModel: QueuedModel | undefined
  owner: string
  /** Whether a plan's recipes a month are counted. */
  planLimits: boolean
  now: () => Date
}

type Started =
  | { messageId: string; following: Following }
  | { messageId: string; earlier: messages.MessageRow }

/** Asking the assistant, in the three modes. */
export function createAnswers(deps: AnswersDeps) {
  const { database, images, generator, queuedModel, owner, planLimits, now } = deps
  const engine = queuedModel?.name ?? BUILT_IN_NAME
  return {
    /**
     * Starts an answer and follows it, whatever becomes of the follower.
     * @throws as `generate`, and DUPLICATE_ACTION while the same key's first call runs
     */
    stream: async (member: Member, asking: Asking): Promise<AsyncIterable<Event>> => {
      const started = await start(member, asking)
      return 'earlier' in started ? repeat(started.earlier) : tell(started)
    },

    /**
     * Starts an answer and waits for it.
     * @throws CHAT_NOT_FOUND, GENERATION_RUNNING, PLAN_LIMIT, INVALID_INPUT, PROVIDER_UNAVAILABLE, and what a picture is refused for
     */
    generate: async (member: Member, asking: Asking) => {
      // The edge holds the key of a call without a stream.
      const started = await start(member, { ...asking, key: undefined })
      if ('following' in started) {
        const outcome = await outcomeOf(started.following)
        if (outcome.status === 'error') {
          throw new AppError(outcome.errorCode === 'INTERNAL' ? 'INTERNAL' : 'PROVIDER_UNAVAILABLE')
        }
      }
      const row = await messages.find(database.db, started.messageId)
      if (!row) throw new AppError('CHAT_NOT_FOUND')
      const message = toMessage(row, now())
      return { message, recipeData: message.recipeData, dietCheck: message.dietCheck }
    },
  }

  async function* tell({ messageId, following }: Extract<Started, { following: Following }>) {
    yield { type: 'connected' } satisfies Event
    yield { type: 'start', messageId, engine } satisfies Event
    let streamed = ''
    let step = await following.next()
    while (!step.done) {
      if (step.value.type === 'chunk') streamed += step.value.chunk
      yield step.value satisfies Event
      step = await following.next()
    }
    yield toLastEvent(messageId, step.value, streamed)
  }

  async function* repeat(row: messages.MessageRow): AsyncGenerator<Event> {
    yield { type: 'connected' }
    yield { type: 'start', messageId: row.id, engine: row.engine ?? '' }
    yield { type: 'chunk', chunk: row.content }
    yield toLastEvent(row.id, toOutcome(row), row.content)
  }

  /** Writes both rows in one transaction, then lets the generator begin. */
  async function start(member: Member, asking: Asking): Promise<Started> {
    const { chatId, ask, picture } = asking
    const chat = await chats.find(database.db, chatId, member.id)
    if (!chat) throw new AppError('CHAT_NOT_FOUND')
    const image = picture && (await images.store(picture, member.id))
    const [seen, known] = await Promise.all([
      image && queuedModel?.canSee ? images.readAsJpeg(image.hash, member.id) : undefined,
      readKnown(member, chat, ask),
    ])
    // In this order: messages are read in the order of their ids.
    const [questionId, messageId] = [uuidv7(), uuidv7()]
    const title = chat.title === UNTITLED ? chatTitle(titleOf(ask)) : chat.title
    const ids = { questionId, answerId: messageId, title, imageHash: image?.hash ?? null }
    const earlier = await writeExchange(member, asking, known, ids)
    if (earlier?.status === 'streaming') throw new AppError('DUPLICATE_ACTION')
    if (earlier) return { messageId: earlier.id, earlier }
    const brief = {
      ...toBrief(chat, ask, known, seedOf(messageId)),
      hasPicture: image !== undefined,
      picture: seen ?? null,
    }
    const assignment = { messageId, chatId, userId: member.id, chatTitle: title, brief }
    return { messageId, following: generator.begin(assignment) }
  }

  /** Writes question and answer to come, unless this key's are there: then answers that answer. */
  async function writeExchange(
    member: Member,
    { chatId, ask, key }: Asking,
    { cook, ...stock }: Known,
    ids: { questionId: string; answerId: string; title: string; imageHash: string | null },
  ): Promise<messages.MessageRow | undefined> {
    const write = database.transaction(async (tx) => {
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
    return write.catch((error: unknown) => {
      if (!isUniqueViolation(error, 'chat_messages_one_streaming')) throw error
      throw new AppError('GENERATION_RUNNING')
    })
  }

  /** What the database knows for an answer, read at once; what has expired is not cooked. */
  async function readKnown(member: Member, chat: chats.ChatRow, ask: Ask): Promise<Known> {
    const wantsPantry = chat.use_pantry && (ask.mode === 'idea' || ask.useInventory)
    const [cook, pantry, turns] = await Promise.all([
      readCook(database.db, member.id, now()),
      wantsPantry ? listPantry(database.db, member.id) : [],
      messages.listTurns(database.db, chat.id, TURNS_SHOWN),
    ])
    const items = pantry.filter(
      ({ expiryDate }) => expiryStatus(expiryDate, ask.today) !== 'expired',
    )
    return { cook, items, asksPantry: wantsPantry, turns }
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

export type Answers = ReturnType<typeof createAnswers>

type Known = {
  cook: CookRow
  /** What of the pantry is still good, where it is asked. */
  items: Awaited<ReturnType<typeof listPantry>>
  asksPantry: boolean
  turns: messages.TurnRow[]
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

/** What the answer is to be written from. */
function toBrief(
  chat: chats.ChatRow,
  ask: Ask,
  { cook, items, turns }: Known,
  seed: number,
): Omit<Brief, 'hasPicture' | 'picture'> {
  return {
    mode: ask.mode,
    text: ask.text,
    ingredients: ask.ingredients,
    restrictions: restrictionsOf(cook),
    skill: cook.cooking_level,
    units: chat.units,
    pantry: items.map(({ name, qty, unit, expiryDate }) => {
      return { name, quantity: qty, unit, ...(expiryDate && { expires: expiryDate }) }
    }),
    today: ask.today,
    original: ask.original,
    turns: withoutTries(turns.filter(isOfAnExchange), ask.text).map(
      ({ role, content, recipe_data: recipe }) => ({ role, content, recipe }),
    ),
    seed,
  }
}

const NOTHING_TO_COOK = 'Please provide ingredients or enable inventory usage'
const EMPTY_PANTRY =
  'Your pantry is empty, or nothing in it is still good. Add what is at home, or name ingredients.'

function titleOf({ text, ingredients, original }: Ask): string {
  return text || ingredients.join(', ') || original?.title || ''
}

/**
 * A question with its answer, or that answer: providers want them by turns, a question first. One whose
 * answer failed is left out, and an answer whose question lies further back than is shown.
 */
function isOfAnExchange(
  { role }: messages.TurnRow,
  at: number,
  turns: messages.TurnRow[],
): boolean {
  return role === 'user' ? turns[at + 1]?.role === 'ai' : turns[at - 1]?.role === 'user'
}

/** Who stops an answer and asks the same again begins anew, and does not go on from what was stopped. */
function withoutTries(turns: messages.TurnRow[], asked: string): messages.TurnRow[] {
  const [question, answer] = turns.slice(-2)
  const isTry = question?.content === asked && answer?.status === 'stopped'
  return isTry ? withoutTries(turns.slice(0, -2), asked) : turns
}

/** Both lists bind; what stands in both stands once. */
function restrictionsOf({ chat_restrictions, dietary_preferences }: CookRow): string[] {
  const labels = [...chat_restrictions, ...dietary_preferences]
  return Array.from(new Map(labels.map((label) => [label.trim().toLowerCase(), label])).values())
}

/** Four bytes of the message's id: repeatable, and different for each answer. */
function seedOf(messageId: string): number {
  return createHash('sha256').update(messageId).digest().readUInt32BE(0)
}

async function outcomeOf(following: Following): Promise<Outcome> {
  let step = await following.next()
  while (!step.done) step = await following.next()
  return step.value
}

function toOutcome(row: messages.MessageRow): Outcome {
  return {
    status: row.status === 'streaming' ? 'interrupted' : row.status,
    text: row.content,
    recipe: row.recipe_data,
    dietCheck: row.diet_check,
    corrections: row.corrections,
    adaptation: row.adaptation,
    engine: row.engine ?? '',
    context: row.context ?? toContext(NOTHING_KNOWN, { canSee: false, standsInFor: null }),
    errorCode: row.error_code,
  }
}

/** Of an answer that was stored before answers told where they came from. */
const NOTHING_KNOWN = {
  restrictions: [],
  skill: null,
  units: null,
  pantry: [],
  turns: [],
  hasPicture: false,
  picture: null,
}
