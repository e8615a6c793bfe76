import { createFairSemaphore, type Turn } from '../fair-semaphore.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { type Model, ModelError, type ModelPart, type ModelRequest } from './model.ts'

/** A model behind its queue and its circuit breaker. */
export type QueuedModel = Pick<Model, 'name' | 'canSee' | 'price'> & {
  /** False while the model is left alone for a while after repeated failures. */
  isAvailable(): boolean
  /**
   * Like Model.write, after waiting in the queue; yields the place in the queue (1 is next)
   * whenever it changes, and then that the turn has come.
   * @throws ModelError also instead of calling a model that is left alone
   */
  write(request: ModelRequest & { userId: string }): AsyncIterable<QueuedPart>
}

type QueuedPart = ModelPart | { type: 'waiting'; position: number } | { type: 'turn' }

/**
 * Puts a model behind a queue.
 * @param options.concurrency how many requests the model gets at once
 */
export function queueModel(
  model: Model,
  options: { concurrency: number; now: () => Date },
): QueuedModel {
  const { name, canSee, price } = model
  const semaphore = createFairSemaphore(options.concurrency)
  const breaker = createBreaker(options.now)
  return {
    name,
    canSee,
    price,
    isAvailable: breaker.isAvailable,
    write: async function* ({ userId, ...request }) {
      const turn = semaphore.join(userId, request.signal)
      try {
        const waited = yield* waitForTurn(turn)
        if (request.signal.aborted) return
        if (waited) yield { type: 'turn' }
        yield* ask(model, breaker, request)
      } finally {
        turn.leave()
      }
    },
  }
}

/** Answers whether it had to wait. */
async function* waitForTurn(turn: Turn): AsyncGenerator<QueuedPart, boolean> {
  let told = 0
  while (turn.position() > 0) {
    if (turn.position() === told) await turn.changed()
    else {
      told = turn.position()
      yield { type: 'waiting', position: told }
    }
  }
  return told > 0
}

/** For the breaker an answer that begins is a success, whatever happens to it later. */
async function* ask(
  model: Model,
  breaker: Breaker,
  request: ModelRequest,
): AsyncGenerator<ModelPart> {
  const trial = breaker.admit()
  if (!trial) throw new ModelError('unreachable', `${model.name} failed and is left alone`)
  let started = false
  try {
    for await (const part of model.write(request)) {
      if (!started) trial.succeeded()
      started = true
      yield part
    }
    if (!request.signal.aborted) trial.succeeded()
  } catch (error) {
    // A fault in one cook's request must not take the model from the others.
    const isOfModel = error instanceof ModelError && error.reason !== 'unfit'
    if (isOfModel && !started && !request.signal.aborted) trial.failed()
    throw error
  } finally {
    trial.end()
  }
}
