import type { Theme } from '@potluck/rules'
import type { Database } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Call, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Attempts } from './attempts.ts'
import { refuseWeakPassword } from './passwords/new-passwords.ts'
import { nobodysHash, type Passwords } from './passwords/passwords.ts'
import { findCredential, hasEmail, insertCredential, insertUser, switchTheme } from './queries.ts'
import type { KnownBrowsers } from './sessions/known-browsers.ts'
import type { Client, Sessions } from './sessions/sessions.ts'
import { refuseTaken } from './taken.ts'
import { findUserRow, toUser, type UserAnswer } from './user-answer.ts'

export type AccountsDeps = {
  database: Database
  events: Events
  now: () => Date
  passwords: Passwords
  sessions: Sessions
  attempts: Attempts
  knownBrowsers: KnownBrowsers
}

/** A user who has just signed in, and their session's token. */
export type SignedIn = { user: UserAnswer; token: string }

/** Where and in which browser somebody signs in or up. */
type Visitor = Client & Pick<Call, 'sender' | 'cookies'>

type Credentials = { email: string; username: string; password: string }

export type Accounts = ReturnType<typeof createAccounts>

/** Accounts with a password: signing up, signing in, and a member's own data. */
export function createAccounts(deps: AccountsDeps) {
  const { database, events, now, passwords, sessions, attempts, knownBrowsers } = deps

  const getUser = async (id: string): Promise<UserAnswer> => {
    const row = await findUserRow(database.db, id)
    if (!row) throw new AppError('UNAUTHORIZED')
    return toUser(row)
  }

  /** The browser's id, if it was signed in to this email's account before. */
  const findDevice = async (email: string, cookies: string): Promise<string | undefined> => {
    const known = knownBrowsers.find(cookies)
    return known && (await hasEmail(database.db, known.userId, email)) ? known.deviceId : undefined
  }

  return {
    /**
     * Creates an account and signs in.
     * @throws INVALID_INPUT, EMAIL_TAKEN, USERNAME_TAKEN, RATE_LIMITED, TOO_MANY_ATTEMPTS
     */
    signUp: async (given: Credentials, client: Visitor): Promise<SignedIn> => {
      await refuseWeakPassword(given.password, given, 'password')
      await attempts.signUps.refuse(database.db, client)
      await attempts.taken.refuse(database.db, client)
      const hash = await passwords.hash(given.password)
      const user = { id: uuidv7(), username: given.username, email: given.email }
      const token = await database
        .transaction(async (tx) => {
          await attempts.signUps.queue(tx, client)
          await attempts.taken.queue(tx, client)
          await insertUser(tx, { ...user, emailConfirmed: false, fullName: '' }, now())
          await insertCredential(tx, user.id, hash, now())
          await attempts.signUps.note(tx, client)
          await events.emit(tx, { type: 'account.created', userId: user.id })
          return sessions.open(tx, user.id, client)
        })
        .catch((error: unknown) =>
          refuseTaken(error, { database, attempts, sender: client.sender }),
        )
      return { user: await getUser(user.id), token }
    },

    /**
     * Signs in with email, username and password. Whichever is wrong, the answer and the time it
     * takes are the same.
     * @throws INVALID_CREDENTIALS, TOO_MANY_ATTEMPTS
     */
    signIn: async (given: Credentials, client: Visitor): Promise<SignedIn> => {
      const { email, username, password } = given
      const device = await findDevice(email, client.cookies)
      const who = { email, sender: client.sender, device }
      await attempts.signIns.refuse(database.db, who)
      const account = await findCredential(database.db, email, username)
      const right = await passwords.verify(account?.hash ?? nobodysHash, password)
      // Counted after the slow part and one after the other, so that of a hundred guesses at once
      // each sees the failures before it.
      const token = await database.transaction(async (tx) => {
        await attempts.signIns.queue(tx, who)
        const opened =
          account && right ? await sessions.openByPassword(tx, account, client) : undefined
        if (opened === undefined) await attempts.signIns.note(tx, who)
        return opened
      })
      if (!account || token === undefined) throw new AppError('INVALID_CREDENTIALS')
      return { user: await getUser(account.id), token }
    },

    /** @throws UNAUTHORIZED if the account was deleted */
    getUser,

    findUser: async (id: string): Promise<UserAnswer | null> => {
      const row = await findUserRow(database.db, id)
      return row ? toUser(row) : null
    },

    /** Switches between light and dark. @throws UNAUTHORIZED if the account was deleted */
    switchTheme: async (member: Member): Promise<Theme> => {
      const theme = await switchTheme(database.db, member.id, now())
      if (!theme) throw new AppError('UNAUTHORIZED')
      return theme
    },
  }
}
