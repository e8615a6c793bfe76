import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../http/index.ts'
import { createFairQueue } from './fair-queue.ts'
import type { Task } from './task.ts'
import { ThreadEndedError } from './thread.ts'
import { createThreadPool, type PoolThread } from './thread-pool.ts'

/** Threads for computations that would delay everybody's requests. */
export type Workers = {
  /**
   * Runs a task for a member: members take turns.
   * @throws OVERLOADED while too much waits or the threads are gone, TookTooLongError, and what the
   * task throws
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, owner: string): Promise<Output>
  /** Starts a thread if there is none, for somebody who is about to need it. */
  wake(): void
  /** Fails all waiting and running tasks. */
  close(): Promise<void>
}

/** A task was ended because it took too long. */
export class TookTooLongError extends AppError {
  constructor(cause: ThreadEndedError) {
    super('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })
    this.name = 'TookTooLongError'
  }
}

export type WorkersOptions = {
  /** The file that a thread runs: it calls `serveTasks`. */
  entry: URL
  log: FastifyBaseLogger
  /** The most threads at once. Idle ones end after a while, the last one later. */
  most: number
  /** How long a task may take. */
  limitMs?: number
  /** How many tasks may wait in all, and per member. */
  mostWaiting?: number
  mostWaitingEach?: number
}

type Job = {
  task: string
  input: unknown
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
}

/** Longer than the largest accepted input takes on a slow machine. */
const LIMIT_MS = 5_000
const MOST_WAITING = 500
const MOST_WAITING_EACH = 50
const RETRY_AFTER_SECONDS = 2

export function createWorkers(options: WorkersOptions): Workers {
  const { entry, log, most, limitMs = LIMIT_MS } = options
  const queue = createFairQueue<Job>({
    most: options.mostWaiting ?? MOST_WAITING,
    mostEach: options.mostWaitingEach ?? MOST_WAITING_EACH,
  })
  let isClosed = false
  const threads = createThreadPool({ entry, onReady: dispatch, onLost: replaceLost })

  return {
    run: <Input, Output>(task: Task<Input, Output>, input: Input, owner: string) =>
      new Promise<Output>((resolve, reject) => {
        // The thread's answer has the type of the task with this name.
        const job = { task: task.name, input, reject, resolve: resolve as Job['resolve'] }
        if (isClosed || !queue.add(owner, job)) reject(overloaded())
        else dispatch()
      }),

    wake: () => {
      if (!isClosed && threads.count() === 0) threads.add()
    },

    close: async () => {
      isClosed = true
      for (const { reject } of queue.clear()) reject(overloaded())
      await threads.end()
    },
  }

  /** Gives waiting work to free threads, and starts another thread if that is not enough. */
  function dispatch(): void {
    for (const pooled of threads.listFree()) {
      const next = queue.take(mayRun)
      if (!next) return
      void carryOut(pooled, next.owner, next.item)
    }
    const mayAdd = !threads.isOneStarting() && threads.count() < most
    if (!isClosed && !queue.isEmpty() && mayAdd) threads.add()
  }

  /** No member may occupy all threads, if there is more than one. */
  function mayRun(owner: string): boolean {
    return threads.countOf(owner) < Math.max(1, most - 1)
  }

  function replaceLost({ isReady }: PoolThread, why: Error): void {
    if (isReady) dispatch()
    else if (!isClosed) {
      log.error({ err: why }, 'a worker thread could not be started')
      // If no thread is left, waiting work would wait for ever.
      if (threads.count() === 0) for (const { reject } of queue.clear()) reject(overloaded(why))
    }
  }

  async function carryOut(pooled: PoolThread, owner: string, job: Job): Promise<void> {
    pooled.owner = owner
    const outcome = await pooled.thread.order({ task: job.task, input: job.input }, limitMs)
    pooled.owner = undefined
    pooled.idleSince = Date.now()
    if (outcome.ok) job.resolve(outcome.output)
    else job.reject(toError(outcome.error, job.task))
    dispatch()
  }

  function toError(error: unknown, task: string): unknown {
    if (!(error instanceof ThreadEndedError)) return error
    if (!isClosed) log.error({ err: error, task }, 'a worker thread was ended')
    return error.tookTooLong ? new TookTooLongError(error) : overloaded(error)
  }
}

function overloaded(cause?: unknown): AppError {
  return new AppError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })
}
