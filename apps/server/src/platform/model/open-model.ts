import { setTimeout as pause } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { AiSettings } from '../config/index.ts'
import { callModel } from './call.ts'
import { retryDelay } from './failures.ts'
import { type Model, ModelError, type ModelPart, type ModelRequest } from './model.ts'
import { openProvider } from './providers.ts'

/** Calls that may fail before an answer is given up. */
const CALLS_MAX = 3

/** How long a model may say nothing, and how long the first wait before a new try is. */
export type Patience = { silenceMs: number; backOffMs: number }

const PATIENCE: Patience = { silenceMs: 60_000, backOffMs: 1_000 }

/** The model that the configuration names; undefined for the built-in engine. */
export function openModel(settings: AiSettings, patience = PATIENCE): Model | undefined {
  if (settings.provider === 'builtin') return undefined
  const { model: name, canSee, price } = settings
  let opening: Promise<LanguageModelV4> | undefined
  return {
    name,
    canSee,
    price,
    write: async function* (request) {
      opening ??= openProvider(settings)
      yield* writeStubbornly(await opening, canSee ? request : withoutPictures(request), patience)
    },
  }
}

/** Tries again after a failure, but only before the first token: nothing is ever written twice. */
async function* writeStubbornly(
  model: LanguageModelV4,
  request: ModelRequest,
  { silenceMs, backOffMs }: Patience,
): AsyncGenerator<ModelPart> {
  const backOff = { firstMs: backOffMs, random: Math.random, now: () => new Date() }
  for (let failures = 1; !request.signal.aborted; failures++) {
    let started = false
    try {
      for await (const part of callModel(model, request, silenceMs)) {
        started = true
        yield part
      }
      return
    } catch (error) {
      if (!(error instanceof ModelError) || started || failures === CALLS_MAX) throw error
      const delay = retryDelay(error, failures, backOff)
      if (delay === undefined) throw error
      await pause(delay, undefined, { signal: request.signal }).catch(() => undefined)
    }
  }
}

function withoutPictures(request: ModelRequest): ModelRequest {
  const messages = request.messages.map(({ role, content }) => ({ role, content }))
  return { ...request, messages }
}
