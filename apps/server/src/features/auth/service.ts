import { passwordProblem, type Theme } from '@potluck/rules'
import { type Database, isUniqueViolation } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Attempts } from './attempts.ts'
import { nobodysHash, type Passwords } from './passwords.ts'
import { findCredential, insertCredential, insertUser, switchTheme } from './queries.ts'
import type { Client, Sessions } from './sessions.ts'
import { findUserRow, toUser, type UserAnswer } from './user-answer.ts'

export type AccountsDeps = {
  database: Database
  events: Events
  now: () => Date
  passwords: Passwords
  sessions: Sessions
  attempts: Attempts
}

/** Somebody who has just signed in, and the token of their session. */
export type SignedIn = { user: UserAnswer; token: string }

type Credentials = { email: string; username: string; password: string }

export type Accounts = ReturnType<typeof createAccounts>

/** Accounts with a password: opening one, signing in, and what the signed-in see of themselves. */
export function createAccounts(deps: AccountsDeps) {
  const { database, events, now, passwords, sessions, attempts } = deps

  const getUser = async (id: string): Promise<UserAnswer> => {
    const row = await findUserRow(database.db, id)
    if (!row) throw new AppError('UNAUTHORIZED')
    return toUser(row)
  }

  return {
    /** Opens an account and signs in. @throws INVALID_INPUT, EMAIL_TAKEN, USERNAME_TAKEN, RATE_LIMITED */
    signUp: async (given: Credentials, client: Client): Promise<SignedIn> => {
      const problem = passwordProblem(given.password, given)
      if (problem) {
        throw new AppError('INVALID_INPUT', { at: 'password', message: problem })
      }
      await attempts.refuseSignUp(database.db, client.ip)
      const hash = await passwords.hash(given.password)
      const user = { id: uuidv7(), username: given.username, email: given.email }
      const token = await database
        .transaction(async (tx) => {
          await attempts.queueSignUp(tx, client.ip)
          await attempts.refuseSignUp(tx, client.ip)
          await insertUser(tx, { ...user, emailConfirmed: false, fullName: '' }, now())
          await insertCredential(tx, user.id, hash, now())
          await attempts.noteSignUp(tx, client.ip)
          await events.emit(tx, { type: 'account.created', userId: user.id })
          return sessions.open(tx, user.id, client)
        })
        .catch(refuseTaken)
      return { user: await getUser(user.id), token }
    },

    /**
     * Signs in whoever knows all three of an account. However they mismatch, the answer and the work
     * behind it are the same. @throws INVALID_CREDENTIALS, TOO_MANY_ATTEMPTS
     */
    signIn: async (given: Credentials, client: Client): Promise<SignedIn> => {
      const { email, username, password } = given
      await attempts.refuseSignIn(database.db, email, client.ip)
      const account = await findCredential(database.db, email, username)
      const right = await passwords.verify(account?.hash ?? nobodysHash, password)
      // Counted after the slow part and one by one, so that a hundred guesses at once are not a
      // hundred that saw no failure yet.
      const token = await database.transaction(async (tx) => {
        await attempts.queueSignIn(tx, email, client.ip)
        await attempts.refuseSignIn(tx, email, client.ip)
        const opened =
          account && right ? await sessions.openByPassword(tx, account, client) : undefined
        if (opened === undefined) await attempts.noteFailure(tx, email, client.ip)
        return opened
      })
      if (!account || token === undefined) throw new AppError('INVALID_CREDENTIALS')
      return { user: await getUser(account.id), token }
    },

    /** @throws UNAUTHORIZED when the account is gone */
    getUser,

    findUser: async (id: string): Promise<UserAnswer | null> => {
      const row = await findUserRow(database.db, id)
      return row ? toUser(row) : null
    },

    /** Turns light to dark and back. @throws UNAUTHORIZED when the account is gone */
    switchTheme: async (member: Member): Promise<Theme> => {
      const theme = await switchTheme(database.db, member.id, now())
      if (!theme) throw new AppError('UNAUTHORIZED')
      return theme
    },
  }
}

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'users_email_key')) throw new AppError('EMAIL_TAKEN')
  if (isUniqueViolation(error, 'users_username_key')) throw new AppError('USERNAME_TAKEN')
  throw error
}
