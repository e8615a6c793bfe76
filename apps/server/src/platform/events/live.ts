import type { FastifyBaseLogger } from 'fastify'
import { afterCommit, changeRows, type Database, type Db } from '../database/index.ts'

/**
 * Told that something about `id` changed; undefined means that messages may have been missed and
 * everything shown must be read again.
 */
export type LiveListener = (id: string | undefined) => void

/** Tells all listeners, in every process, that there is something new to read. */
export type Live = {
  /** Announces `id` on a channel ('chat') when the transaction commits, outside one at once. */
  publish(db: Db, channel: string, id: string): Promise<void>
  /** Listens on a channel until the returned function is called. */
  listen(channel: string, listener: LiveListener): () => void
  close(): Promise<void>
}

/**
 * On the embedded database, which has one process, a call after the commit; on a server a NOTIFY,
 * received on a connection of its own that is opened with the first listener and reopened when it
 * breaks.
 */
export function createLive(database: Database, log: FastifyBaseLogger): Live {
  const board = createBoard(log)
  if (!database.connectAlone) {
    return {
      async publish(db, channel, id) {
        afterCommit(db, () => board.tell(channel, id))
      },
      listen: board.listen,
      close: async () => undefined,
    }
  }
  const serverListener = openServerListener(database.connectAlone, board, log)
  return {
    async publish(db, channel, id) {
      await changeRows(db)`select pg_notify(${NOTIFY_CHANNEL}, ${`${channel} ${id}`})`
    },
    listen(channel, listener) {
      serverListener.open()
      return board.listen(channel, listener)
    },
    close: serverListener.close,
  }
}

const NOTIFY_CHANNEL = 'potluck_live'

type Board = ReturnType<typeof createBoard>

function createBoard(log: FastifyBaseLogger) {
  const channels = new Map<string, Set<LiveListener>>()
  const call = (listeners: Iterable<LiveListener>, id: string | undefined) => {
    for (const listener of listeners) {
      try {
        listener(id)
      } catch (error) {
        log.error({ err: error }, 'a live listener failed')
      }
    }
  }
  return {
    tell: (channel: string, id: string) => call(channels.get(channel) ?? [], id),
    tellAllToReread: () => {
      for (const listeners of channels.values()) call(listeners, undefined)
    },
    listen(channel: string, listener: LiveListener): () => void {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && channels.get(channel) === listeners) channels.delete(channel)
      }
    },
  }
}

function openServerListener(
  connect: NonNullable<Database['connectAlone']>,
  board: Board,
  log: FastifyBaseLogger,
) {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  async function listenUntilBroken(): Promise<void> {
    const client = await connect()
    let heartbeat: NodeJS.Timeout | undefined
    try {
      const { promise: broken, resolve: end } = Promise.withResolvers<unknown>()
      client.on('error', end)
      client.on('end', () => end(undefined))
      stopping.signal.addEventListener('abort', end)
      // The signal may have come while the connection was being made.
      if (stopping.signal.aborted) end(undefined)
      client.on('notification', ({ payload = '' }) => {
        const space = payload.indexOf(' ')
        board.tell(payload.slice(0, space), payload.slice(space + 1))
      })
      await client.query(`listen ${NOTIFY_CHANNEL}`)
      board.tellAllToReread()
      // A connection that died silently never ends by itself.
      heartbeat = setInterval(() => client.query('select 1').catch(end), 30_000)
      await broken
    } finally {
      clearInterval(heartbeat)
      await client.end().catch(() => undefined)
    }
  }
  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenUntilBroken().catch((error: unknown) => {
        log.warn({ err: error }, 'no connection for live updates; trying again')
      })
      await pause(1_000, stopping.signal)
    }
  }
  return {
    open() {
      running ??= keepListening()
    },
    async close() {
      stopping.abort()
      await running
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
