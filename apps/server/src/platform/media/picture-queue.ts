import { createFairSemaphore } from '../fair-semaphore.ts'
import { AppError } from '../http/index.ts'

/**
 * Decodes and encodes pictures, few at once: that runs on the threads of Node's pool, which
 * passwords, files and compression also need.
 */
export type PictureQueue = {
  /**
   * Runs `work` when it is its owner's turn; owners take turns, so that somebody's ten pictures
   * delay another's by only one. `patient` work is never refused: jobs and imports, which do one
   * after the other.
   * @throws OVERLOADED if too much is waiting already, or it waited too long
   */
  run<T>(owner: string, work: () => Promise<T>, options?: Asking): Promise<T>
}

/** `most` replaces the limit per owner, for an owner that stands for many people. */
type Asking = { patient?: boolean; most?: number }

export type QueueLimits = {
  /** How many run at once. */
  places: number
  /** How many may wait or run, in all and per owner. Waiting uploads are held in memory. */
  inAll: number
  ofOne: number
  /** Together with the time limit of the work itself this stays below a request's 60 seconds. */
  longestWaitMs: number
}

const RETRY_AFTER_SECONDS = 10

export function createPictureQueue(limits: QueueLimits = usualLimits()): PictureQueue {
  const line = createFairSemaphore(limits.places)
  const here = new Map<string, number>()
  let inAll = 0

  function come(owner: string, by: number): void {
    inAll += by
    const ofOne = (here.get(owner) ?? 0) + by
    if (ofOne > 0) here.set(owner, ofOne)
    else here.delete(owner)
  }

  return {
    run: async (owner, work, { patient = false, most = limits.ofOne } = {}) => {
      const isFull = inAll >= limits.inAll || (here.get(owner) ?? 0) >= most
      if (isFull && !patient) throw overloaded()
      come(owner, 1)
      const impatience = new AbortController()
      const timer = patient ? undefined : setTimeout(() => impatience.abort(), limits.longestWaitMs)
      const turn = line.join(owner, impatience.signal)
      try {
        while (turn.position() > 0) await turn.changed()
        if (impatience.signal.aborted) throw overloaded()
        // From now on the place is released when its thread is free again, never before.
        clearTimeout(timer)
        return await work()
      } finally {
        clearTimeout(timer)
        turn.leave()
        come(owner, -1)
      }
    },
  }
}

function overloaded(): AppError {
  return new AppError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

function usualLimits(): QueueLimits {
  return { places: placesIn(process.env), inAll: 60, ofOne: 10, longestWaitMs: 30_000 }
}

/** Libuv's default, unless the environment sets another. */
const POOL_THREADS = 4

/** Two, and at most half of the threads: the other half is for everything else. */
export function placesIn(env: { UV_THREADPOOL_SIZE?: string | undefined }): number {
  const threads = Number(env.UV_THREADPOOL_SIZE) || POOL_THREADS
  return Math.max(1, Math.min(2, Math.floor(threads / 2)))
}
