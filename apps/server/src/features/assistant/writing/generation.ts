import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/index.ts'
import type { Live } from '../../../platform/events/index.ts'
import type { QueuedModel } from '../../../platform/model/index.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import { addUsage } from '../cook-queries.ts'
import * as messages from '../message-queries.ts'
import { PROMPT_VERSION } from '../prompts/recipe-writer.ts'
import { startDeadline } from './deadline.ts'
import { startFlushing } from './flushing.ts'
import { type Outcome, toFailure } from './outcome.ts'
import {
  type Assignment,
  cutShort,
  ended,
  type Following,
  finish,
  follow,
  type Run,
  startRun,
} from './run.ts'
import { conclude, writeRun } from './run-writing.ts'
import { BUILT_IN_NAME } from './writers.ts'

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
 * Writes answers independently of the requests that asked for them, which only follow. The text is
 * stored in its row at most twice a second, and the row's lease renewed with it.
 */
export function createGenerator(deps: GeneratorDeps) {
  const { live, queuedModel, log } = deps
  const runs = new Map<string, Run>()
  const stopListening = live.listen(STOP_CHANNEL, (messageId) => {
    const run = messageId && runs.get(messageId)
    if (run) cutShort(run, 'stop')
  })
  return {
    /** Starts writing; the rows must be committed. */
    begin: (assignment: Assignment): Following => {
      const run = startRun(assignment)
      runs.set(assignment.messageId, run)
      void carryOut(run)
      return follow(run)
    },

    /** Gives running answers ten seconds to end; the rest is interrupted and can be retried. */
    close: async (): Promise<void> => {
      stopListening()
      await Promise.race([allEnded(), pause(SHUTDOWN_GRACE_MS)])
      for (const run of runs.values()) cutShort(run, 'shutdown')
      await allEnded()
    },
  }

  /** Includes answers of requests that were still running when the server was told to stop. */
  async function allEnded(): Promise<void> {
    while (runs.size > 0) await Promise.all(Array.from(runs.values(), ended))
  }

  async function carryOut(run: Run): Promise<void> {
    const written = await write(run)
    finish(run, await store(run, written))
    runs.delete(run.assignment.messageId)
  }

  /** Writes within the time limit, storing the text meanwhile. */
  async function write(run: Run): Promise<Outcome> {
    const deadline = startDeadline(GENERATION_MS, () => cutShort(run, 'timeout'))
    const flushing = startFlushing(run, deps)
    const outcome = await writeRun(run, { ...deps, deadline }).catch((error: unknown) => {
      const { messageId } = run.assignment
      const engine = queuedModel?.name ?? BUILT_IN_NAME
      log.warn(
        { err: error, messageId, engine, prompt: PROMPT_VERSION },
        'an answer could not be written',
      )
      return conclude(run, queuedModel, error)
    })
    deadline.suspend()
    await flushing.stop()
    return outcome
  }

  /** The final state for followers: what was stored, or that nothing could be. */
  async function store(run: Run, outcome: Outcome): Promise<Outcome> {
    try {
      await save(run, outcome, deps)
      return outcome
    } catch (error) {
      const { messageId } = run.assignment
      log.error({ err: error, messageId }, 'an answer could not be stored')
      return toFailure('INTERNAL', outcome)
    }
  }
}

export type Generator = ReturnType<typeof createGenerator>

async function save(
  { assignment, tokens }: Run,
  outcome: Outcome,
  { database, owner, queuedModel, now }: GeneratorDeps,
): Promise<void> {
  const { messageId, chatId, userId, chatTitle } = assignment
  await database.transaction(async (tx) => {
    const mine = await messages.finish(tx, { id: messageId, owner, outcome })
    const recipes = mine && outcome.status === 'complete' && outcome.recipe ? 1 : 0
    const used = { recipes, tokens, price: queuedModel?.price }
    if (recipes > 0 || tokens.output > 0) await addUsage(tx, userId, now(), used)
    if (mine) await messages.touchChat(tx, chatId, chatTitle, now())
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
