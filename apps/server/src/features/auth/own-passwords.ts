import { passwordProblem } from '@potluck/rules'
import { type Database, isUniqueViolation } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import type { Attempts } from './attempts.ts'
import { deleteOtherSessions } from './own-sessions.ts'
import { deleteResetLinks } from './password-reset-queries.ts'
import type { Passwords } from './passwords.ts'
import { findAccount, insertCredential, replacePassword } from './queries.ts'
import type { Client } from './sessions.ts'

export type OwnPasswordsDeps = {
  database: Database
  now: () => Date
  passwords: Passwords
  attempts: Attempts
}

type PasswordChange = { oldPassword: string; newPassword: string }
type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export type OwnPasswords = ReturnType<typeof createOwnPasswords>

/** The password of somebody who is signed in: asked for before what cannot be undone, and changed. */
export function createOwnPasswords({ database, now, passwords, attempts }: OwnPasswordsDeps) {
  const getAccount = async (member: Member): Promise<Account> => {
    const account = await findAccount(database.db, member.id)
    if (!account) throw new AppError('UNAUTHORIZED')
    return account
  }

  // Wrong ones count as failed sign-ins do: a stolen session is no place to guess from.
  const check = async (account: Account, typed: string, client: Client): Promise<void> => {
    const { email } = account
    await attempts.refuseSignIn(database.db, email, client.ip)
    const right = await isRight(account, typed)
    await database.transaction(async (tx) => {
      await attempts.queueSignIn(tx, email, client.ip)
      await attempts.refuseSignIn(tx, email, client.ip)
      if (!right) await attempts.noteFailure(tx, email, client.ip)
    })
    if (!right) throw new AppError('WRONG_PASSWORD')
  }

  const isRight = async ({ hash, username }: Account, typed: string): Promise<boolean> => {
    if (hash !== null) return passwords.verify(hash, typed)
    return typed.trim().toLowerCase() === username.toLowerCase()
  }

  return {
    /**
     * Makes sure that the member's password was typed or, where the account has none, their username.
     * @throws WRONG_PASSWORD, TOO_MANY_ATTEMPTS
     */
    confirm: async (member: Member, typed: string, client: Client): Promise<void> =>
      check(await getAccount(member), typed, client),

    /**
     * Changes the password, or sets the first one, and ends the member's other sessions.
     * @throws INVALID_INPUT, WRONG_PASSWORD, TOO_MANY_ATTEMPTS
     */
    change: async (
      member: Member,
      { oldPassword, newPassword }: PasswordChange,
      client: Client,
    ): Promise<{ message: string }> => {
      const account = await getAccount(member)
      const message = passwordProblem(newPassword, account)
      if (message) {
        throw new AppError('INVALID_INPUT', {
          message,
          issues: [{ path: 'newPassword', message }],
        })
      }
      const { hash: from } = account
      if (from !== null) await check(account, oldPassword, client)
      const to = await passwords.hash(newPassword)
      await database
        .transaction(async (tx) => {
          if (from === null) {
            await insertCredential(tx, member.id, to, now())
          } else if (!(await replacePassword(tx, member.id, { from, to }, now()))) {
            throw new AppError('WRONG_PASSWORD')
          }
          await deleteResetLinks(tx, member.id)
          await deleteOtherSessions(tx, member)
        })
        .catch((error: unknown) => {
          // Another tab set the first one meanwhile.
          if (isUniqueViolation(error)) throw new AppError('WRONG_PASSWORD')
          throw error
        })
      return { message: 'Password changed successfully' }
    },
  }
}
