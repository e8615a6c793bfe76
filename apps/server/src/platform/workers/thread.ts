import { Worker } from 'node:worker_threads'

/** The order for a thread, and its answer. */
export type Order = { task: string; input: unknown }
export type Reply =
  | { type: 'ready' }
  | { type: 'done'; output: unknown }
  | { type: 'failed'; error: unknown }

export type Outcome = { ok: true; output: unknown } | { ok: false; error: unknown }

export type Thread = {
  /** Resolves once it accepts orders. @throws why it never will */
  ready: Promise<void>
  /**
   * One at a time. Ends the thread if it takes longer than the limit, since nothing else stops a
   * computation.
   */
  order(order: Order, limitMs: number): Promise<Outcome>
  end(): Promise<void>
}

/** A task took too long, or crashed its thread. */
export class ThreadEndedError extends Error {
  readonly tookTooLong: boolean
  constructor(message: string, { tookTooLong }: { tookTooLong: boolean }) {
    super(message)
    this.name = 'ThreadEndedError'
    this.tookTooLong = tookTooLong
  }
}

/**
 * The kitchen's tables are some fifty megabytes; a small young generation soon frees what a task
 * used.
 */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 }
const READY_WITHIN_MS = 60_000

/** @param onEnd called once the thread has ended */
export function startThread(entry: URL, onEnd: (why: ThreadEndedError) => void): Thread {
  const worker = new Worker(entry, { resourceLimits: HEAP })
  // Lets a process with nothing else to do end.
  worker.unref()
  const ready = Promise.withResolvers<void>()
  // Handled even if nobody awaits it.
  ready.promise.catch(() => undefined)
  let finish: ((outcome: Outcome) => void) | undefined
  let why = new ThreadEndedError('A thread ended by itself', { tookTooLong: false })
  const starting = setTimeout(() => end('A thread did not start in time'), READY_WITHIN_MS).unref()

  worker.on('message', (reply: Reply) => {
    if (reply.type === 'ready') {
      clearTimeout(starting)
      ready.resolve()
    } else if (reply.type === 'done') finish?.({ ok: true, output: reply.output })
    else finish?.({ ok: false, error: reply.error })
  })
  worker.on('error', (error) => {
    why = new ThreadEndedError(`A thread failed: ${String(error)}`, { tookTooLong: false })
  })
  worker.on('exit', () => {
    clearTimeout(starting)
    ready.reject(why)
    finish?.({ ok: false, error: why })
    onEnd(why)
  })

  function end(reason: string, tookTooLong = false): Promise<unknown> {
    why = new ThreadEndedError(reason, { tookTooLong })
    return worker.terminate()
  }

  return {
    ready: ready.promise,
    order: async (order, limitMs) => {
      const { promise, resolve } = Promise.withResolvers<Outcome>()
      finish = resolve
      const reason = `${order.task} took longer than ${limitMs} ms`
      const timer = setTimeout(() => void end(reason, true), limitMs)
      try {
        worker.postMessage(order)
        return await promise
      } catch (error) {
        // The error cannot be copied.
        return { ok: false, error }
      } finally {
        clearTimeout(timer)
        finish = undefined
      }
    },
    end: async () => {
      await end('The server is closing')
    },
  }
}
