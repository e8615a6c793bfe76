import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../http/index.ts'
import { createFairQueue } from './fair-queue.ts'
import type { Task } from './task.ts'
import { startThread, type Thread, ThreadEndedError } from './thread.ts'

/** Threads that compute what would hold up everybody's requests. */
export type Workers = {
  /**
   * Has a task done, for a member: members take turns.
   * @throws OVERLOADED while too much waits or the threads are gone, TookTooLongError, and what the task throws
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, owner: string): Promise<Output>
  /** Starts a thread where there is none, for who is about to want it. */
  wake(): void
  /** Fails what waits and runs. */
  close(): Promise<void>
}

/** A task was ended, for it took longer than any answer is worth. */
export class TookTooLongError extends AppError {
  constructor(cause: ThreadEndedError) {
    super('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })
    this.name = 'TookTooLongError'
  }
}

export type WorkersOptions = {
  /** The file a thread runs: it calls `serveTasks`. */
  entry: URL
  log: FastifyBaseLogger
  /** Threads at once. They end when they have been idle, the last one later. */
  most: number
  /** How long a task may take. */
  limitMs?: number
  /** How much may wait in all, and of one member. */
  mostWaiting?: number
  mostWaitingEach?: number
}

type Job = {
  task: string
  input: unknown
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
}

/** Longer than the largest admitted input takes on a slow machine. */
const LIMIT_MS = 5_000
const MOST_WAITING = 500
const MOST_WAITING_EACH = 50
const IDLE_MS = 60_000
/** Who thinks about the next question should not wait for a thread again. */
const LAST_IDLE_MS = 10 * IDLE_MS
const RETRY_AFTER_SECONDS = 2

type Seat = { thread: Thread; isReady: boolean; owner: string | undefined; idleSince: number }

export function createWorkers(options: WorkersOptions): Workers {
  const { entry, log, most, limitMs = LIMIT_MS } = options
  const queue = createFairQueue<Job>({
    most: options.mostWaiting ?? MOST_WAITING,
    mostEach: options.mostWaitingEach ?? MOST_WAITING_EACH,
  })
  const seats = new Set<Seat>()
  let isClosed = false
  const tidying = setInterval(endIdle, IDLE_MS).unref()

  return {
    run: <Input, Output>(task: Task<Input, Output>, input: Input, owner: string) =>
      new Promise<Output>((resolve, reject) => {
        // The thread answers what the task of this name does.
        const job = { task: task.name, input, reject, resolve: resolve as Job['resolve'] }
        if (isClosed || !queue.add(owner, job)) reject(overloaded())
        else hand()
      }),

    wake: () => {
      if (!isClosed && seats.size === 0) addSeat()
    },

    close: async () => {
      isClosed = true
      clearInterval(tidying)
      for (const { reject } of queue.clear()) reject(overloaded())
      await Promise.all(Array.from(seats, ({ thread }) => thread.end()))
    },
  }

  /** Gives waiting work to threads that are free, and starts another where that is not enough. */
  function hand(): void {
    for (const seat of seats) {
      if (!seat.isReady || seat.owner !== undefined) continue
      const next = queue.take(mayRun)
      if (!next) return
      void carryOut(seat, next.owner, next.item)
    }
    const isStarting = Array.from(seats).some(({ isReady }) => !isReady)
    if (!isClosed && !queue.isEmpty() && !isStarting && seats.size < most) addSeat()
  }

  /** Nobody holds all threads, where there are more than one. */
  function mayRun(owner: string): boolean {
    const running = Array.from(seats).filter((seat) => seat.owner === owner).length
    return running < Math.max(1, most - 1)
  }

  function addSeat(): Seat {
    const thread = startThread(entry, (why) => {
      seats.delete(seat)
      if (seat.isReady) return hand()
      if (isClosed) return
      log.error({ err: why }, 'a worker thread could not be started')
      // What waits would wait for ever where no other can do it.
      if (seats.size === 0) for (const { reject } of queue.clear()) reject(overloaded(why))
    })
    const seat: Seat = { thread, isReady: false, owner: undefined, idleSince: Date.now() }
    seats.add(seat)
    void thread.ready.then(() => {
      seat.isReady = true
      hand()
    }, IGNORED)
    return seat
  }

  async function carryOut(seat: Seat, owner: string, job: Job): Promise<void> {
    seat.owner = owner
    const outcome = await seat.thread.order({ task: job.task, input: job.input }, limitMs)
    seat.owner = undefined
    seat.idleSince = Date.now()
    if (outcome.ok) job.resolve(outcome.output)
    else job.reject(toError(outcome.error, job.task))
    hand()
  }

  function toError(error: unknown, task: string): unknown {
    if (!(error instanceof ThreadEndedError)) return error
    if (!isClosed) log.error({ err: error, task }, 'a worker thread was ended')
    return error.tookTooLong ? new TookTooLongError(error) : overloaded(error)
  }

  function endIdle(): void {
    for (const seat of seats) {
      if (!seat.isReady || seat.owner !== undefined) continue
      const mayIdle = seats.size > 1 ? IDLE_MS : LAST_IDLE_MS
      if (Date.now() - seat.idleSince < mayIdle) continue
      // First out of what is given work.
      seats.delete(seat)
      void seat.thread.end()
    }
  }
}

/** Told where the thread ends. */
const IGNORED = () => undefined

function overloaded(cause?: unknown): AppError {
  return new AppError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })
}
