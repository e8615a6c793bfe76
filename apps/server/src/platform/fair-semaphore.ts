/** One request's place in the queue. */
export type Turn = {
  /** Its place in the queue, 1 is next; 0 once it is its turn, and after it left. */
  position(): number
  /** Resolves when the position changes. */
  changed(): Promise<void>
  /** Releases the place, waiting or being served; a second call does nothing. */
  leave(): void
}

export type FairSemaphore = { join(userId: string, signal: AbortSignal): Turn }

type Waiter = {
  userId: string
  position: number
  changed: PromiseWithResolvers<void>
}

/**
 * A queue for a limited number of places (a fair semaphore). Users take turns, each with their
 * oldest request first, so that somebody with ten waiting requests delays another user by only one.
 * Aborting releases the place.
 */
export function createFairSemaphore(places: number): FairSemaphore {
  /** By user, in the order of whose turn is next; each user's oldest request first. */
  const waiting = new Map<string, Waiter[]>()
  const served = new Set<Waiter>()

  function join(userId: string, signal: AbortSignal): Turn {
    const waiter: Waiter = { userId, position: 0, changed: Promise.withResolvers() }
    const leave = () => {
      signal.removeEventListener('abort', leave)
      if (!served.delete(waiter) && !leaveWaiting(waiter)) return
      move(waiter, 0)
      callNext()
    }
    if (!signal.aborted) {
      signal.addEventListener('abort', leave)
      waiting.set(userId, [...(waiting.get(userId) ?? []), waiter])
      callNext()
    }
    return { position: () => waiter.position, changed: () => waiter.changed.promise, leave }
  }

  function leaveWaiting(waiter: Waiter): boolean {
    const own = waiting.get(waiter.userId) ?? []
    const others = own.filter((other) => other !== waiter)
    keep(waiter.userId, others)
    return others.length < own.length
  }

  function callNext(): void {
    for (const [userId, [first, ...others]] of waiting) {
      if (served.size >= places) break
      // Once served, a user goes to the end; the loop reaches them again.
      waiting.delete(userId)
      keep(userId, others)
      if (first) {
        served.add(first)
        move(first, 0)
      }
    }
    for (const [index, waiter] of inOrder(waiting).entries()) move(waiter, index + 1)
  }

  function keep(userId: string, waiters: Waiter[]): void {
    if (waiters.length > 0) waiting.set(userId, waiters)
    else waiting.delete(userId)
  }

  return { join }
}

/** Everybody's first request, then everybody's second and so on. */
function inOrder(waiting: Map<string, Waiter[]>): Waiter[] {
  const users = [...waiting.values()]
  const rounds = Math.max(0, ...users.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    users.flatMap((waiters) => waiters.slice(round, round + 1)),
  ).flat()
}

function move(waiter: Waiter, position: number): void {
  if (waiter.position === position) return
  waiter.position = position
  const { changed } = waiter
  waiter.changed = Promise.withResolvers()
  changed.resolve()
}
