import { AppError } from '../../platform/http/index.ts'

type Limits = {
  /** So many members read at once. */
  atOnce: number
  /** So many wait for a place; who comes then is refused at once. */
  waiting: number
  waitMs: number
}

const RETRY_AFTER_SECONDS = 20
const ONE_EACH = 'You are bringing in a download already. Please wait until it is through.'

/** Places for reading archives: one a member, so many in all, given in the order of asking. */
export function createReadingPlaces({ atOnce, waiting, waitMs }: Limits) {
  /** Who has a place or waits for one. */
  const members = new Set<string>()
  const queue: (() => void)[] = []
  let free = atOnce

  /** Answers what gives the place back. @throws CONFLICT for a second one of a member, OVERLOADED */
  return async function take(memberId: string): Promise<() => void> {
    if (members.has(memberId)) throw new AppError('CONFLICT', { message: ONE_EACH })
    if (free === 0 && queue.length >= waiting) throw overloaded()
    members.add(memberId)
    try {
      if (free > 0) free -= 1
      else await waitForPlace()
    } catch (error) {
      members.delete(memberId)
      throw error
    }
    return () => {
      if (!members.delete(memberId)) return
      const next = queue.shift()
      // Handed on directly, so that nobody who comes now goes before those who wait.
      if (next) next()
      else free += 1
    }
  }

  function waitForPlace(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(enter), 1)
        reject(overloaded())
      }, waitMs)
      queue.push(enter)
      function enter() {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

export function overloaded(cause?: unknown): AppError {
  return new AppError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })
}
