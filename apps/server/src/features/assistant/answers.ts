import { createHash } from 'node:crypto'
import type { StreamEvent } from '@potluck/contract'
import { chatTitle } from '@potluck/rules'
import type { z } from 'zod'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Images } from '../../platform/media/index.ts'
import type { QueuedModel } from '../../platform/model/index.ts'
import { toContext } from './brief.ts'
import * as chats from './chat-queries.ts'
import { UNTITLED } from './chats.ts'
import { createExchangeWriting } from './exchange.ts'
import { readKnown, toBrief } from './known.ts'
import { toMessage } from './message.ts'
import * as messages from './message-queries.ts'
import type { Ask, Asking } from './requests.ts'
import type { OpenToolbox } from './tools/toolbox.ts'
import type { Generator } from './writing/generation.ts'
import { type Outcome, toLastEvent } from './writing/outcome.ts'
import type { Following } from './writing/run.ts'
import { BUILT_IN_NAME } from './writing/writers.ts'

type Event = z.output<typeof StreamEvent>

export type AnswersDeps = {
  database: Database
  images: Images
  generator: Generator
  queuedModel: QueuedModel | undefined
  openToolbox: OpenToolbox
  owner: string
  /** Whether the monthly recipe limits of plans apply. */
  planLimits: boolean
  now: () => Date
}

type Started =
  | { messageId: string; following: Following }
  | { messageId: string; earlier: messages.MessageRow }

/** Asks the assistant, in its three modes. */
export function createAnswers(deps: AnswersDeps) {
  const { database, images, generator, queuedModel, openToolbox, now } = deps
  const engine = queuedModel?.name ?? BUILT_IN_NAME
  const writeExchange = createExchangeWriting({ ...deps, engine })
  return {
    /**
     * Starts an answer and follows it; the answer goes on even if the caller leaves.
     * @throws as `generate`, and DUPLICATE_ACTION while the first call with the same key runs
     */
    stream: async (member: Member, asking: Asking): Promise<AsyncIterable<Event>> => {
      const started = await start(member, asking)
      return 'earlier' in started ? repeat(started.earlier) : tell(started, engine)
    },

    /**
     * Starts an answer and waits for it.
     * @throws CHAT_NOT_FOUND, GENERATION_RUNNING, PLAN_LIMIT, INVALID_INPUT, PROVIDER_UNAVAILABLE,
     * and the error of a picture that is refused
     */
    generate: async (member: Member, asking: Asking) => {
      // For a call without a stream the HTTP layer handles the idempotency key.
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

  /** Writes the question and the answer's row in one transaction, then starts the generator. */
  async function start(member: Member, asking: Asking): Promise<Started> {
    const { chatId, ask, picture } = asking
    const chat = await chats.find(database.db, chatId, member.id)
    if (!chat) throw new AppError('CHAT_NOT_FOUND')
    const image = picture && (await images.store(picture, member.id))
    const [seen, known] = await Promise.all([
      image && queuedModel?.canSee ? images.readAsJpeg(image.hash, member.id) : undefined,
      readKnown(database, { member, chat, ask }, now()),
    ])
    // In this order, since messages are read in the order of their ids.
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
    const { timeZone } = asking
    // In the other modes the pantry is already in the brief, or the cook chose not to use it.
    const usesPantry = chat.use_pantry && ask.mode === 'adapt'
    const toolbox = openToolbox({ member, timeZone, today: ask.today }, usesPantry)
    const assignment = { messageId, chatId, userId: member.id, chatTitle: title, brief, toolbox }
    return { messageId, following: generator.begin(assignment) }
  }
}

export type Answers = ReturnType<typeof createAnswers>

/** An answer as it is written. */
async function* tell(
  { messageId, following }: Extract<Started, { following: Following }>,
  engine: string,
) {
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

/** An answer that is stored already, sent as events. */
async function* repeat(row: messages.MessageRow): AsyncGenerator<Event> {
  yield { type: 'connected' }
  yield { type: 'start', messageId: row.id, engine: row.engine ?? '' }
  yield { type: 'chunk', chunk: row.content }
  yield toLastEvent(row.id, toOutcome(row), row.content)
}

function titleOf({ text, ingredients, original }: Ask): string {
  return text || ingredients.join(', ') || original?.title || ''
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
    menu: row.menu,
    choices: row.choices,
    dietCheck: row.diet_check,
    corrections: row.corrections,
    adaptation: row.adaptation,
    engine: row.engine ?? '',
    context: row.context ?? toContext(NOTHING_KNOWN, { canSee: false, standsInFor: null }),
    errorCode: row.error_code,
  }
}

/** For answers stored before they recorded where they came from. */
const NOTHING_KNOWN = {
  restrictions: [],
  skill: null,
  units: null,
  pantry: [],
  turns: [],
  hasPicture: false,
  picture: null,
}
