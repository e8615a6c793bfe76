import { startThread, type Thread } from './thread.ts'

const IDLE_MS = 60_000
/** A cook who thinks about the next question should not have to wait for a thread to start again. */
const LAST_IDLE_MS = 10 * IDLE_MS

/** A thread of the pool, and the member whose work it does. */
export type PoolThread = {
  thread: Thread
  isReady: boolean
  owner: string | undefined
  idleSince: number
}

type ThreadPoolOptions = {
  /** The file that a thread runs. */
  entry: URL
  onReady: () => void
  /** A thread ended by itself; `pooled.isReady` says whether it ever started working. */
  onLost: (pooled: PoolThread, why: Error) => void
}

export type ThreadPool = ReturnType<typeof createThreadPool>

/** A pool of worker threads. Idle threads end after a while, the last one later. */
export function createThreadPool({ entry, onReady, onLost }: ThreadPoolOptions) {
  const threads = new Set<PoolThread>()
  const tidying = setInterval(endIdle, IDLE_MS).unref()

  return {
    count: () => threads.size,
    countOf: (owner: string) =>
      Array.from(threads).filter((pooled) => pooled.owner === owner).length,
    listFree: () => Array.from(threads).filter(isFree),
    isOneStarting: () => Array.from(threads).some(({ isReady }) => !isReady),

    add: (): void => {
      const thread = startThread(entry, (why) => {
        threads.delete(pooled)
        onLost(pooled, why)
      })
      const pooled: PoolThread = { thread, isReady: false, owner: undefined, idleSince: Date.now() }
      threads.add(pooled)
      void thread.ready.then(() => {
        pooled.isReady = true
        onReady()
      }, IGNORED)
    },

    end: async (): Promise<void> => {
      clearInterval(tidying)
      await Promise.all(Array.from(threads, ({ thread }) => thread.end()))
    },
  }

  function endIdle(): void {
    for (const pooled of threads) {
      if (!isFree(pooled)) continue
      const mayIdle = threads.size > 1 ? IDLE_MS : LAST_IDLE_MS
      if (Date.now() - pooled.idleSince < mayIdle) continue
      // Removed first, so that it gets no more work.
      threads.delete(pooled)
      void pooled.thread.end()
    }
  }
}

function isFree({ isReady, owner }: PoolThread): boolean {
  return isReady && owner === undefined
}

/** `onLost` reports the failure. */
const IGNORED = () => undefined
