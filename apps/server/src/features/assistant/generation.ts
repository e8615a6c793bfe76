import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/index.ts'
import type { Live } from '../../platform/events/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { ModelError, type QueuedModel } from '../../platform/model/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { type Brief, toContext } from './brief.ts'
import { addUsage } from './cook-queries.ts'
import { type Deadline, startDeadline } from './deadline.ts'
import * as messages from './message-queries.ts'
import { type Outcome, toFailure, toInterruption } from './outcome.ts'
import { PROMPT_VERSION } from './prompts/recipe-writer.ts'
import { settleWords } from './settle.ts'
import { type Progress, type Tokens, writeAnswer } from './write-answer.ts'
import { BUILT_IN_NAME } from './writers.ts'

/** What is to be written, as its rows in the database already say. */
export type Assignment = {
  messageId: string
  chatId: string
  userId: string
  chatTitle: string
  brief: Brief
}

/** One answer being written in this process. */
type Run = {
  assignment: Assignment
  /** Told to whoever follows, whenever they come. */
  told: Progress[]
  /** The text told so far. */
  text: string
  tokens: Tokens
  abort: AbortController
  outcome: Outcome | undefined
  /** Replaced and resolved whenever something was told or it ended. */
  changed: PromiseWithResolvers<void>
}

/** What is told of an answer from its beginning, and how it ended. */
export type Following = AsyncGenerator<Progress, Outcome>

type Ending = 'stop' | 'timeout' | 'shutdown' | 'lost'

export const LEASE_MS = 10_000
const FLUSH_EVERY_MS = 500
const GENERATION_MS = 120_000
const SHUTDOWN_GRACE_MS = 10_000
export const STOP_CHANNEL = 'generation-stop'

export type GeneratorDeps = {
  database: Database
  live: Live
  /** The model behind its queue; undefined for the built-in engine. */
  queuedModel: QueuedModel | undefined
  workers: Workers
  /** Names this process in the leases. */
  owner: string
  now: () => Date
  log: FastifyBaseLogger
}

/**
 * Writes answers apart from the requests that asked for them: a request only follows. What is
 * written is flushed to its row twice a second at most, and the row's lease renewed with it.
 */
export function createGenerator(deps: GeneratorDeps) {
  const { database, live, queuedModel, workers, owner, now, log } = deps
  const runs = new Map<string, Run>()
  const stopListening = live.listen(STOP_CHANNEL, (messageId) => {
    if (messageId) runs.get(messageId)?.abort.abort('stop' satisfies Ending)
  })
  return {
    /** Begins to write; the rows must be committed. */
    begin: (assignment: Assignment): Following => {
      const run = startRun(assignment)
      runs.set(assignment.messageId, run)
      void carryOut(run)
      return follow(run)
    },

    /** Gives what runs ten seconds to end by itself; the rest is interrupted and can be retried. */
    close: async (): Promise<void> => {
      stopListening()
      await Promise.race([allEnded(), pause(SHUTDOWN_GRACE_MS)])
      for (const run of runs.values()) run.abort.abort('shutdown' satisfies Ending)
      await allEnded()
    },
  }

  /** Also those that requests begin which were under way when the server was told to stop. */
  async function allEnded(): Promise<void> {
    while (runs.size > 0) await Promise.all(Array.from(runs.values(), ended))
  }

  async function carryOut(run: Run): Promise<void> {
    const { messageId } = run.assignment
    const expire = () => run.abort.abort('timeout' satisfies Ending)
    const deadline = startDeadline(GENERATION_MS, expire)
    const flusher = startFlushing(run)
    let outcome = await write(run, deadline).catch((error: unknown) => {
      log.warn(
        {
          err: error,
          messageId,
          engine: queuedModel?.name ?? BUILT_IN_NAME,
          prompt: PROMPT_VERSION,
        },
        'an answer could not be written',
      )
      return conclude(run, error)
    })
    deadline.suspend()
    await flusher.stop()
    await save(run, outcome).catch((error: unknown) => {
      log.error({ err: error, messageId }, 'an answer could not be stored')
      outcome = toFailure('INTERNAL', outcome)
    })
    run.outcome = outcome
    wake(run)
    runs.delete(messageId)
  }

  async function write(run: Run, deadline: Deadline): Promise<Outcome> {
    const { brief, userId } = run.assignment
    const { engine, standsInFor, ...settled } = await writeAnswer(queuedModel, workers, {
      answerId: run.assignment.messageId,
      brief,
      userId,
      signal: run.abort.signal,
      tell: (progress) => {
        if (progress.type === 'chunk') run.text += progress.chunk
        run.told.push(progress)
        wake(run)
      },
      // Waiting in line takes nothing from the time to write.
      wait: (isWaiting) => (isWaiting ? deadline.suspend() : deadline.restart()),
      charge: ({ input, output }) => {
        run.tokens.input += input
        run.tokens.output += output
      },
    })
    const canSee = standsInFor === null && (queuedModel?.canSee ?? false)
    const context = toContext(brief, { canSee, standsInFor })
    const failed = conclude(run, undefined)
    const ending = endingOf(run)
    if (ending !== undefined && ending !== 'stop') return failed
    if (settled.text.trim() === '' && ending !== 'stop') return failed
    const status = ending === 'stop' ? 'stopped' : 'complete'
    return { ...settled, status, engine, context, errorCode: null }
  }

  /** What an answer that came to no good end leaves. */
  function conclude(run: Run, error: unknown): Outcome {
    const engine = queuedModel?.name ?? BUILT_IN_NAME
    const context = toContext(run.assignment.brief, {
      canSee: queuedModel?.canSee ?? false,
      standsInFor: null,
    })
    const ending = endingOf(run)
    if (ending === 'shutdown' || ending === 'lost')
      return toInterruption(run.text, { engine, context })
    if (ending === 'stop')
      return { ...settleWords(run.text), status: 'stopped', engine, context, errorCode: null }
    const isBusy = error instanceof AppError && error.code === 'OVERLOADED'
    const isProvider = error instanceof ModelError || isBusy || ending === 'timeout'
    const hasNothing = error === undefined && queuedModel !== undefined
    const code = isProvider || hasNothing ? 'PROVIDER_UNAVAILABLE' : 'INTERNAL'
    return toFailure(code, { engine, context })
  }

  function startFlushing(run: Run): { stop(): Promise<void> } {
    let flushed = ''
    let flushedAt = now().getTime()
    let working: Promise<void> = Promise.resolve()
    const flush = async () => {
      const { text } = run
      const due = now().getTime() - flushedAt > LEASE_MS / 3
      if (text === flushed && !due) return
      const lease = { owner, until: new Date(now().getTime() + LEASE_MS) }
      const state = await messages.renew(database.db, run.assignment.messageId, text, lease)
      flushed = text
      flushedAt = now().getTime()
      if (!state) run.abort.abort('lost' satisfies Ending)
      else if (state.stopRequested) run.abort.abort('stop' satisfies Ending)
    }
    const timer = setInterval(() => {
      working = working.then(flush).catch((error: unknown) => {
        log.warn({ err: error }, 'an answer could not be flushed')
      })
    }, FLUSH_EVERY_MS)
    return {
      stop: async () => {
        clearInterval(timer)
        await working
      },
    }
  }

  async function save(run: Run, outcome: Outcome): Promise<void> {
    const { messageId, chatId, userId, chatTitle } = run.assignment
    await database.transaction(async (tx) => {
      const mine = await messages.finish(tx, { id: messageId, owner, outcome })
      const recipes = mine && outcome.status === 'complete' && outcome.recipe ? 1 : 0
      const used = { recipes, tokens: run.tokens, price: queuedModel?.price }
      if (recipes > 0 || run.tokens.output > 0) await addUsage(tx, userId, now(), used)
      if (mine) await messages.touchChat(tx, chatId, chatTitle, now())
    })
  }
}

export type Generator = ReturnType<typeof createGenerator>

function startRun(assignment: Assignment): Run {
  return {
    assignment,
    told: [],
    text: '',
    tokens: { input: 0, output: 0 },
    abort: new AbortController(),
    outcome: undefined,
    changed: Promise.withResolvers(),
  }
}

async function* follow(run: Run): Following {
  let heard = 0
  while (true) {
    const next = run.told[heard]
    if (next) {
      heard += 1
      yield next
    } else if (run.outcome) return run.outcome
    else await run.changed.promise
  }
}

function endingOf({ abort: { signal } }: Run): Ending | undefined {
  return signal.aborted ? (signal.reason as Ending) : undefined
}

function wake(run: Run): void {
  const { changed } = run
  run.changed = Promise.withResolvers()
  changed.resolve()
}

async function ended(run: Run): Promise<void> {
  while (!run.outcome) await run.changed.promise
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
