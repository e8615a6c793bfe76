import { setTimeout as pause } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { AiSettings } from '../config/index.ts'
import { callModel } from './call.ts'
import { createCapabilities, type KnownCapabilities, withoutRefused } from './capabilities.ts'
import { retryDelay } from './failures.ts'
import {
  type Model,
  ModelError,
  type ModelMessage,
  type ModelPart,
  type ModelRequest,
} from './model.ts'
import { openProvider, type ServedSettings, takesFormWithTools } from './providers.ts'

/** Calls that may fail before the answer is given up. */
const CALLS_MAX = 3

/** How long a model may be silent, and the wait before the first retry. */
export type Patience = { silenceMs: number; backOffMs: number }

const PATIENCE: Patience = { silenceMs: 60_000, backOffMs: 1_000 }

/** The model that the configuration names; undefined for the built-in engine. */
export function openModel(settings: AiSettings, patience = PATIENCE): Model | undefined {
  if (settings.provider === 'builtin') return undefined
  const { model: name, canSee, price } = settings
  let opening: ReturnType<typeof open> | undefined
  return {
    name,
    canSee,
    price,
    write: async function* (request) {
      opening ??= open(settings)
      yield* writeStubbornly(await opening, canSee ? request : withoutPictures(request), patience)
    },
  }
}

type Opened = { model: LanguageModelV4; known: KnownCapabilities }

async function open(settings: ServedSettings): Promise<Opened> {
  const { form, tools } = settings
  const known = createCapabilities({ form, tools, together: takesFormWithTools(settings) })
  return { model: await openProvider(settings), known }
}

/**
 * Retries after a failure, but only before the first token, so that nothing is written twice. A
 * form or tools that the server refuses are left out at once and from then on.
 */
async function* writeStubbornly(
  { model, known }: Opened,
  request: ModelRequest,
  { silenceMs, backOffMs }: Patience,
): AsyncGenerator<ModelPart> {
  const backOff = { firstMs: backOffMs, random: Math.random, now: () => new Date() }
  const wanted = known.of(request)
  let capabilities = wanted
  let failures = 0
  while (!request.signal.aborted) {
    let started = false
    try {
      for await (const part of callModel(model, { request, capabilities }, silenceMs)) {
        if (!started && capabilities !== wanted) known.remember(capabilities)
        started = true
        yield part
      }
      return
    } catch (error) {
      if (!(error instanceof ModelError) || started) throw error
      const less = withoutRefused(capabilities, error)
      if (less) {
        capabilities = less
        continue
      }
      failures += 1
      const delay = failures < CALLS_MAX ? retryDelay(error, failures, backOff) : undefined
      if (delay === undefined) throw error
      await pause(delay, undefined, { signal: request.signal }).catch(() => undefined)
    }
  }
}

function withoutPictures(request: ModelRequest): ModelRequest {
  const messages = request.messages.map((message): ModelMessage => {
    return message.role === 'user' ? { role: 'user', content: message.content } : message
  })
  return { ...request, messages }
}
