import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/index.ts'
import * as messages from '../message-queries.ts'
import { cutShort, type Run } from './run.ts'

export const LEASE_MS = 10_000
const FLUSH_EVERY_MS = 500

type FlushingDeps = {
  database: Database
  /** Names this process in the leases. */
  owner: string
  now: () => Date
  log: FastifyBaseLogger
}

/**
 * Stores the text of an answer in its row, at most twice a second, and renews the row's lease. The
 * row also tells whether the answer is to stop, or was lost to another process.
 */
export function startFlushing(
  run: Run,
  { database, owner, now, log }: FlushingDeps,
): { stop(): Promise<void> } {
  let flushed = ''
  let flushedAt = now().getTime()
  let working: Promise<void> = Promise.resolve()
  const flush = async () => {
    const { text } = run
    const due = now().getTime() - flushedAt > LEASE_MS / 3
    if (text === flushed && !due) return
    const lease = { owner, until: new Date(now().getTime() + LEASE_MS) }
    const state = await messages.renew(database.db, run.assignment.messageId, text, lease)
    flushed = text
    flushedAt = now().getTime()
    if (!state) cutShort(run, 'lost')
    else if (state.stopRequested) cutShort(run, 'stop')
  }
  const timer = setInterval(() => {
    working = working.then(flush).catch((error: unknown) => {
      log.warn({ err: error }, 'an answer could not be flushed')
    })
  }, FLUSH_EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await working
    },
  }
}
