import type { Database } from '../../../platform/database/index.ts'
import { AppError, type Member } from '../../../platform/http/index.ts'
import type { Attempts } from '../attempts.ts'
import { findAccount } from '../queries.ts'
import type { Passwords } from './passwords.ts'

/** A sign-in is proof of who sits there for so long; a session that was taken is mostly older. */
const RECENT_MS = 15 * 60_000

export type ReconfirmationDeps = {
  database: Database
  now: () => Date
  passwords: Passwords
  attempts: Attempts
}

export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export type Reconfirmation = ReturnType<typeof createReconfirmation>

/** Makes sure that a change of ownership comes from the owner, not from a stolen session. */
export function createReconfirmation(deps: ReconfirmationDeps) {
  const { database, now, passwords, attempts } = deps

  const getAccount = async (member: Member): Promise<OwnAccount> => {
    const account = await findAccount(database.db, member)
    if (!account) throw new AppError('UNAUTHORIZED')
    return account
  }

  /** Wrong ones are counted, apart from sign-ins: a stolen session is no place to guess from. */
  const check = async (member: Member, isRight: () => Promise<boolean>): Promise<void> => {
    const who = { userId: member.id, sessionId: member.sessionId }
    await attempts.checks.refuse(database.db, who)
    const right = await isRight()
    await database.transaction(async (tx) => {
      await attempts.checks.queue(tx, who)
      if (!right) await attempts.checks.note(tx, who)
    })
    if (!right) throw new AppError('WRONG_PASSWORD')
  }

  const checkPassword = (member: Member, hash: string, typed: string): Promise<void> =>
    check(member, () => passwords.verify(hash, typed))

  const refuseOldSignIn = ({ hash, signedInAt }: OwnAccount): void => {
    if (now().getTime() - signedInAt.getTime() <= RECENT_MS) return
    throw new AppError(hash === null ? 'SIGN_IN_AGAIN' : 'PASSWORD_REQUIRED')
  }

  return {
    /** @throws UNAUTHORIZED when the account is gone */
    getAccount,

    /** @throws WRONG_PASSWORD, TOO_MANY_ATTEMPTS */
    checkPassword,

    /** @throws PASSWORD_REQUIRED, or SIGN_IN_AGAIN where there is no password, after fifteen minutes */
    refuseOldSignIn,

    /**
     * Asks for the password unless the sign-in is fresh; one that was typed must be right either way.
     * @throws PASSWORD_REQUIRED, SIGN_IN_AGAIN, WRONG_PASSWORD, TOO_MANY_ATTEMPTS
     */
    confirm: async (member: Member, typed: string | undefined): Promise<void> => {
      const account = await getAccount(member)
      if (typed && account.hash !== null) return checkPassword(member, account.hash, typed)
      refuseOldSignIn(account)
    },

    /**
     * Asks for the password or, where the account has none, for its username.
     * @throws WRONG_PASSWORD, TOO_MANY_ATTEMPTS
     */
    confirmByTyping: async (member: Member, typed: string): Promise<void> => {
      const { hash, username } = await getAccount(member)
      if (hash !== null) return checkPassword(member, hash, typed)
      const isName = typed.trim().toLowerCase() === username.toLowerCase()
      await check(member, async () => isName)
    },
  }
}
