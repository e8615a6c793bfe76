import type { contract, ResponseOf } from '@potluck/contract'
import type { Database } from '../../platform/database/index.ts'
import type { Live } from '../../platform/events/index.ts'
import type { Member } from '../../platform/http/index.ts'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import { toAlert } from './alert.ts'
import { countUnread, findLatestUnread, isSignedIn } from './alert-queries.ts'
import { ALERTS_CHANNEL } from './channel.ts'
import { createReaders } from './readers.ts'

type StreamsDeps = { database: Database; live: Live; now: () => Date }

type Told = ResponseOf<(typeof contract.notifications)['GET /notifications/events']>

/** How many streams read at once, whatever wakes them: the rest of the pool is for requests. */
const READ_AT_ONCE = 3

/**
 * The live streams of alerts: each sends the number of unread alerts when it opens and whenever
 * that may have changed, read again each time, so that nothing is lost between two messages.
 */
export function createStreams({ database, live, now }: StreamsDeps) {
  const readers = createReaders()
  const stopListening = live.listen(ALERTS_CHANNEL, readers.wake)
  const inTurn = limitConcurrency(READ_AT_ONCE)

  async function read(member: Member): Promise<Told | undefined> {
    if (!(await isSignedIn(database.db, member.sessionId, now()))) return undefined
    const [unread, latest] = await Promise.all([
      countUnread(database.db, member.id),
      findLatestUnread(database.db, member.id),
    ])
    return { type: 'alerts', unread, latest: latest ? toAlert(latest) : null }
  }

  return {
    /** Sends events until the reader leaves or is signed out. */
    open: (member: Member): AsyncIterableIterator<Told> => {
      const reader = readers.add(member.id)
      let told = ''
      // Not a generator: one that waits for its next value cannot be ended from outside.
      return {
        async next() {
          while (!reader.isOver) {
            reader.changed = Promise.withResolvers()
            const state = await inTurn(() => read(member))
            const text = JSON.stringify(state)
            if (!state) readers.end(member.id, reader)
            else if (text !== told) {
              told = text
              return { done: false, value: state }
            }
            await reader.changed.promise
          }
          return { done: true, value: undefined }
        },
        async return() {
          readers.end(member.id, reader)
          return { done: true, value: undefined }
        },
        [Symbol.asyncIterator]() {
          return this
        },
      }
    },

    close: (): void => {
      stopListening()
      readers.endAll()
    },
  }
}
