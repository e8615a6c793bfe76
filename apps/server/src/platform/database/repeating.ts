import { isWorthRepeating } from './errors.ts'

const REPEATS = 3

/**
 * Runs a transaction, or a single statement, again after a serialization failure or a deadlock, at
 * most three times; the database has rolled back everything it did.
 */
export async function repeating<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === REPEATS || !isWorthRepeating(error)) throw error
      // A random pause, so that two that collided do not collide again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
    }
  }
}
