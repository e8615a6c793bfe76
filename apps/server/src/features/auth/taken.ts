import { type Database, isUniqueViolation } from '../../platform/database/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Attempts } from './attempts.ts'

/**
 * Says what a write met that another account has already. Each such answer tells that there is an
 * account, so a sender gets so many and no more.
 * @throws EMAIL_TAKEN, USERNAME_TAKEN, TOO_MANY_ATTEMPTS, or the error when it was another one
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
