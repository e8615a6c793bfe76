import { AppError } from './http/index.ts'

type Limits = {
  /** How many members read at once. */
  atOnce: number
  /** How many wait for a place; anyone after that is refused at once. */
  waiting: number
  waitMs: number
  /** What a member is told who asks for a second place. */
  oneEach: string
}

const RETRY_AFTER_SECONDS = 20

/**
 * Places for reading what members bring: one per member, a limited number in all, given in the order of
 * asking.
 */
export function createReadingPlaces({ atOnce, waiting, waitMs, oneEach }: Limits) {
  /** Members who have a place or wait for one. */
  const members = new Set<string>()
  const queue: (() => void)[] = []
  let free = atOnce

  /**
   * Takes a place; answers the function that releases it.
   * @throws CONFLICT for a member's second place, OVERLOADED
   */
  return async function take(memberId: string): Promise<() => void> {
    if (members.has(memberId)) throw new AppError('CONFLICT', { message: oneEach })
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
      // Passed on directly, so that a newcomer cannot overtake those who wait.
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
