import type { RecipeData, StreamEvent } from '@potluck/contract'
import { readRecipe } from '@potluck/kitchen'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../../platform/database/index.ts'
import type { Live } from '../../platform/events/index.ts'
import { ModelError } from '../../platform/model/index.ts'
import * as queries from './queries.ts'
import type { Writer, WriterRequest } from './writers.ts'

type Event = z.output<typeof StreamEvent>
type Recipe = z.output<typeof RecipeData>

/** What is to be written, as its rows in the database already say. */
export type Assignment = {
  messageId: string
  chatId: string
  chatTitle: string
  request: Omit<WriterRequest, 'signal'>
}

export type Outcome = {
  status: 'complete' | 'stopped' | 'interrupted' | 'error'
  text: string
  recipe: Recipe | null
  errorCode: string | null
}

/** One answer being written in this process. */
type Run = {
  assignment: Assignment
  text: string
  abort: AbortController
  outcome: Outcome | undefined
  /** Replaced and resolved whenever the text or the outcome changed. */
  changed: PromiseWithResolvers<void>
}

type Ending = 'stop' | 'timeout' | 'shutdown' | 'lost'

export const LEASE_MS = 10_000
const FLUSH_EVERY_MS = 500
const GENERATION_MS = 120_000
const SHUTDOWN_GRACE_MS = 10_000
/** No recipe is longer; a model that goes on for ever is cut here. */
const TEXT_MAX = 60_000
export const STOP_CHANNEL = 'generation-stop'

export type GeneratorDeps = {
  database: Database
  live: Live
  writer: Writer
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
  const { database, live, writer, owner, now, log } = deps
  const runs = new Map<string, Run>()
  const stopListening = live.listen(STOP_CHANNEL, (messageId) => {
    if (messageId) runs.get(messageId)?.abort.abort('stop' satisfies Ending)
  })
  return {
    /** Begins to write; the rows must be committed. */
    begin: (assignment: Assignment): void => {
      const run: Run = {
        assignment,
        text: '',
        abort: new AbortController(),
        outcome: undefined,
        changed: Promise.withResolvers(),
      }
      runs.set(assignment.messageId, run)
      void carryOut(run)
    },

    /** The text as it comes, from its beginning, and how it ended. */
    follow: async function* (messageId: string): AsyncGenerator<string, Outcome | undefined> {
      const run = runs.get(messageId)
      if (!run) return undefined
      let sent = 0
      while (true) {
        if (run.text.length > sent) {
          const chunk = run.text.slice(sent)
          sent = run.text.length
          yield chunk
        } else if (run.outcome) return run.outcome
        else await run.changed.promise
      }
    },

    /** Gives what runs ten seconds to end by itself; the rest is interrupted and can be retried. */
    close: async (): Promise<void> => {
      stopListening()
      const endings = Array.from(runs.values(), ended)
      await Promise.race([Promise.all(endings), pause(SHUTDOWN_GRACE_MS)])
      for (const run of runs.values()) run.abort.abort('shutdown' satisfies Ending)
      await Promise.all(endings)
    },
  }

  async function carryOut(run: Run): Promise<void> {
    const { messageId } = run.assignment
    const deadline = setTimeout(() => run.abort.abort('timeout' satisfies Ending), GENERATION_MS)
    const flusher = startFlushing(run)
    let outcome: Outcome
    try {
      await write(run)
      outcome = conclude(run, undefined)
    } catch (error) {
      log.warn({ err: error, messageId, engine: writer.name }, 'an answer could not be written')
      outcome = conclude(run, error)
    }
    clearTimeout(deadline)
    await flusher.stop()
    await save(run, outcome).catch((error: unknown) => {
      log.error({ err: error, messageId }, 'an answer could not be stored')
      outcome = { ...outcome, status: 'error', errorCode: 'INTERNAL' }
    })
    run.outcome = outcome
    tell(run)
    runs.delete(messageId)
  }

  async function write(run: Run): Promise<void> {
    const { signal } = run.abort
    const aborted = new Promise<'aborted'>((resolve) => {
      signal.addEventListener('abort', () => resolve('aborted'), { once: true })
    })
    const pieces = writer.write({ ...run.assignment.request, signal })[Symbol.asyncIterator]()
    while (true) {
      const next = await Promise.race([pieces.next(), aborted])
      if (next === 'aborted') {
        // Not awaited: a provider that hangs would hold the answer back.
        void pieces.return?.()
        return
      }
      if (next.done) return
      run.text += next.value.replaceAll('\u0000', '')
      if (run.text.length > TEXT_MAX) throw new ModelError('broken', 'The answer has no end')
      tell(run)
    }
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
      const state = await queries.renewMessage(database.db, run.assignment.messageId, text, lease)
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
    const { messageId, chatId, chatTitle } = run.assignment
    await database.transaction(async (tx) => {
      const mine = await queries.finishMessage(tx, {
        id: messageId,
        owner,
        content: outcome.text,
        status: outcome.status,
        recipeData: outcome.recipe,
        errorCode: outcome.errorCode,
      })
      if (!mine) return
      await queries.touchChat(tx, chatId, chatTitle, now())
      if (outcome.status === 'complete' && outcome.recipe) {
        await queries.countUsage(tx, chatId, now())
      }
    })
  }
}

export type Generator = ReturnType<typeof createGenerator>

export const APOLOGY =
  'Sorry, I encountered an error while generating the recipe. Please try again.'

/** How a run ended, from what was written and what went wrong. */
function conclude(run: Run, error: unknown): Outcome {
  const { signal } = run.abort
  const ending = signal.aborted ? (signal.reason as Ending) : undefined
  if (ending === 'shutdown' || ending === 'lost') {
    return { status: 'interrupted', text: run.text, recipe: null, errorCode: 'INTERRUPTED' }
  }
  const failed = error !== undefined || ending === 'timeout' || run.text.trim() === ''
  if (failed && ending !== 'stop') {
    const errorCode =
      error instanceof ModelError || ending === 'timeout' ? 'PROVIDER_UNAVAILABLE' : 'INTERNAL'
    return { status: 'error', text: APOLOGY, recipe: null, errorCode }
  }
  // The newline tells the reader that the last line is whole.
  const { recipe, complete } = readRecipe(`${run.text}\n`)
  const status = ending === 'stop' ? 'stopped' : 'complete'
  return { status, text: run.text, recipe: complete ? recipe : null, errorCode: null }
}

function tell(run: Run): void {
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

/** The last event of a stream. */
export function toLastEvent(messageId: string, outcome: Outcome): Event {
  if (outcome.status === 'complete' || outcome.status === 'stopped') {
    return {
      type: 'complete',
      data: {
        recipeData: outcome.recipe,
        corrected: false,
        dietCheck: null,
        messageId,
        ...(outcome.status === 'stopped' ? { stopped: true } : {}),
      },
      fullText: outcome.text,
    }
  }
  const interrupted = outcome.status === 'interrupted'
  return {
    type: 'error',
    code: outcome.errorCode ?? 'INTERNAL',
    message: interrupted ? 'The answer was interrupted. Please try again.' : APOLOGY,
  }
}
