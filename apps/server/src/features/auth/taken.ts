import { type Database, isUniqueViolation } from '../../platform/database/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Attempts } from './attempts.ts'

/**
 * Turns a unique violation into an error that names what is taken. Each such error reveals that an
 * account exists, so a sender gets a limited number.
 * @throws EMAIL_TAKEN, USERNAME_TAKEN, TOO_MANY_ATTEMPTS, or the given error if it was another one
 */
export async function refuseTaken(
  error: unknown,
  { database, attempts, sender }: { database: Database; attempts: Attempts; sender: string },
): Promise<never> {
  const isEmail = isUniqueViolation(error, 'users_email_key')
  if (!isEmail && !isUniqueViolation(error, 'users_username_key')) throw error
  await database.transaction(async (tx) => {
    await attempts.taken.queue(tx, { sender })
    await attempts.taken.note(tx, { sender })
  })
  throw new AppError(isEmail ? 'EMAIL_TAKEN' : 'USERNAME_TAKEN')
}
