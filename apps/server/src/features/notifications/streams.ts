import type { contract, ResponseOf } from '@potluck/contract'
import { atMost } from '../../platform/at-most.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Live } from '../../platform/events/index.ts'
import type { Member } from '../../platform/http/index.ts'
import { toAlert } from './alert.ts'
import { countUnread, findLatestUnread, isSignedIn } from './alert-queries.ts'
import { ALERTS_CHANNEL } from './channel.ts'

type StreamsDeps = { database: Database; live: Live; now: () => Date }

type Told = ResponseOf<(typeof contract.notifications)['GET /notifications/events']>

/** One browser that listens. `changed` is resolved when there may be something new to read. */
type Reader = { changed: PromiseWithResolvers<void>; isOver: boolean; second: number }

/** A member's browsers beyond these end the one that was opened first. */
const READERS_A_MEMBER = 12
/** So often a silent stream looks whether its session is still good, each at a second of its own. */
const LOOK_EVERY_SECONDS = 60
/** So many streams read at once, whatever wakes them: the rest of the pool is for those who ask. */
const READ_AT_ONCE = 3

/**
 * The live streams of alerts: each tells how many are unread when it opens and whenever that may
 * have changed, read anew each time, so that nothing is lost between two messages.
 */
export function createStreams({ database, live, now }: StreamsDeps) {
  const readers = new Map<string, Set<Reader>>()
  const stopListening = live.listen(ALERTS_CHANNEL, (userId) => {
    const concerned = userId === undefined ? [...readers.values()] : [readers.get(userId) ?? []]
    for (const ofMember of concerned) for (const reader of ofMember) wake(reader)
  })
  const inTurn = atMost(READ_AT_ONCE)
  let second = 0
  const looking = setInterval(() => {
    second = (second + 1) % LOOK_EVERY_SECONDS
    for (const ofMember of readers.values()) {
      for (const reader of ofMember) if (reader.second === second) wake(reader)
    }
  }, 1_000).unref()

  function add(memberId: string): Reader {
    const ofMember = readers.get(memberId) ?? new Set()
    const reader: Reader = {
      changed: Promise.withResolvers(),
      isOver: false,
      second: Math.floor(Math.random() * LOOK_EVERY_SECONDS),
    }
    readers.set(memberId, ofMember.add(reader))
    const [first] = ofMember
    if (first && ofMember.size > READERS_A_MEMBER) end(memberId, first)
    return reader
  }

  function end(memberId: string, reader: Reader): void {
    reader.isOver = true
    wake(reader)
    const ofMember = readers.get(memberId)
    ofMember?.delete(reader)
    if (ofMember?.size === 0) readers.delete(memberId)
  }

  async function read(member: Member): Promise<Told | undefined> {
    if (!(await isSignedIn(database.db, member.sessionId, now()))) return undefined
    const [unread, latest] = await Promise.all([
      countUnread(database.db, member.id),
      findLatestUnread(database.db, member.id),
    ])
    return { type: 'alerts', unread, latest: latest ? toAlert(latest) : null }
  }

  return {
    /** Told until the reader leaves, or is signed out. */
    open: (member: Member): AsyncIterableIterator<Told> => {
      const reader = add(member.id)
      let told = ''
      // No generator: one that waits for what comes next cannot be ended from outside.
      return {
        async next() {
          while (!reader.isOver) {
            reader.changed = Promise.withResolvers()
            const state = await inTurn(() => read(member))
            const text = JSON.stringify(state)
            if (!state) end(member.id, reader)
            else if (text !== told) {
              told = text
              return { done: false, value: state }
            }
            await reader.changed.promise
          }
          return { done: true, value: undefined }
        },
        async return() {
          end(member.id, reader)
          return { done: true, value: undefined }
        },
        [Symbol.asyncIterator]() {
          return this
        },
      }
    },

    close: (): void => {
      clearInterval(looking)
      stopListening()
      for (const [memberId, ofMember] of readers) for (const one of ofMember) end(memberId, one)
    },
  }
}

function wake(reader: Reader): void {
  reader.changed.resolve()
}
