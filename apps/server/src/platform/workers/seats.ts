import { startThread, type Thread } from './thread.ts'

const IDLE_MS = 60_000
/** Who thinks about the next question should not wait for a thread again. */
const LAST_IDLE_MS = 10 * IDLE_MS

/** A thread, and the member it works for. */
export type Seat = {
  thread: Thread
  isReady: boolean
  owner: string | undefined
  idleSince: number
}

type SeatsOptions = {
  /** The file a thread runs. */
  entry: URL
  onReady: () => void
  /** A thread ended by itself; `seat.isReady` says whether it ever worked. */
  onLost: (seat: Seat, why: Error) => void
}

export type Seats = ReturnType<typeof createSeats>

/** The threads there are. They end when they have been idle, the last one later. */
export function createSeats({ entry, onReady, onLost }: SeatsOptions) {
  const seats = new Set<Seat>()
  const tidying = setInterval(endIdle, IDLE_MS).unref()

  return {
    count: () => seats.size,
    countOf: (owner: string) => Array.from(seats).filter((seat) => seat.owner === owner).length,
    listFree: () => Array.from(seats).filter(isFree),
    isOneStarting: () => Array.from(seats).some(({ isReady }) => !isReady),

    add: (): void => {
      const thread = startThread(entry, (why) => {
        seats.delete(seat)
        onLost(seat, why)
      })
      const seat: Seat = { thread, isReady: false, owner: undefined, idleSince: Date.now() }
      seats.add(seat)
      void thread.ready.then(() => {
        seat.isReady = true
        onReady()
      }, IGNORED)
    },

    end: async (): Promise<void> => {
      clearInterval(tidying)
      await Promise.all(Array.from(seats, ({ thread }) => thread.end()))
    },
  }

  function endIdle(): void {
    for (const seat of seats) {
      if (!isFree(seat)) continue
      const mayIdle = seats.size > 1 ? IDLE_MS : LAST_IDLE_MS
      if (Date.now() - seat.idleSince < mayIdle) continue
      // First out of what is given work.
      seats.delete(seat)
      void seat.thread.end()
    }
  }
}

function isFree({ isReady, owner }: Seat): boolean {
  return isReady && owner === undefined
}

/** Told where the thread ends. */
const IGNORED = () => undefined
