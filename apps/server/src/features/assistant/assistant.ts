import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/index.ts'
import type { Live } from '../../platform/events/index.ts'
import type { Images } from '../../platform/media/index.ts'
import type { QueuedModel } from '../../platform/model/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { createAnswers } from './answers.ts'
import { createChats } from './chats.ts'
import { createCookSide } from './cook.ts'
import { listGoodPantry } from './known.ts'
import { createAskReader } from './requests.ts'
import { createToolboxes, type LookUps } from './tools/toolbox.ts'
import { createGenerator } from './writing/generation.ts'

export type AssistantDeps = {
  database: Database
  live: Live
  workers: Workers
  images: Images
  /** The language model; undefined for the built-in engine. */
  queuedModel: QueuedModel | undefined
  /** Where a model can look things up, besides the pantry. */
  lookUps: Omit<LookUps, 'listPantry'>
  planLimits: boolean
  now: () => Date
  log: FastifyBaseLogger
}

/** The cooking assistant: chats, answers, and what it knows of the cook who asks. */
export function createAssistant(deps: AssistantDeps) {
  const { database, live, workers, now, log, planLimits, lookUps, queuedModel } = deps
  const owner = randomUUID()
  const generator = createGenerator({ database, live, queuedModel, workers, owner, now, log })
  const openToolbox = createToolboxes({
    ...lookUps,
    workers,
    log,
    listPantry: (member, today) => listGoodPantry(database, member, today),
  })
  return {
    chats: createChats({ database, live, workers, now }),
    cook: createCookSide({ database, queuedModel, workers, planLimits, now }),
    answers: createAnswers({ ...deps, generator, queuedModel, openToolbox, owner }),
    asks: createAskReader(lookUps.findRecipe, now),
    /** Waits for running answers to end. */
    close: () => generator.close(),
  }
}

export type Assistant = ReturnType<typeof createAssistant>
