import type { Database } from '../../../platform/database/index.ts'
import { AppError, type Member } from '../../../platform/http/index.ts'
import type { Attempts } from '../attempts.ts'
import { findAccount } from '../queries.ts'
import type { Passwords } from './passwords.ts'

/** For this long a sign-in proves who is at the keyboard; a stolen session is mostly older. */
const RECENT_MS = 15 * 60_000

export type ReconfirmationDeps = {
  database: Database
  now: () => Date
  passwords: Passwords
  attempts: Attempts
}

export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export type Reconfirmation = ReturnType<typeof createReconfirmation>

/** Makes sure that the owner makes a sensitive change, not the thief of a session. */
export function createReconfirmation(deps: ReconfirmationDeps) {
  const { database, now, passwords, attempts } = deps

  const getAccount = async (member: Member): Promise<OwnAccount> => {
    const account = await findAccount(database.db, member)
    if (!account) throw new AppError('UNAUTHORIZED')
    return account
  }

  /**
   * Wrong passwords are counted, apart from sign-ins, so that a stolen session cannot be used for
   * guessing.
   */
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
    /** @throws UNAUTHORIZED if the account was deleted */
    getAccount,

    /** @throws WRONG_PASSWORD, TOO_MANY_ATTEMPTS */
    checkPassword,

    /**
     * @throws PASSWORD_REQUIRED, or SIGN_IN_AGAIN if there is no password, fifteen minutes after
     * the sign-in
     */
    refuseOldSignIn,

    /**
     * Requires the password unless the sign-in is recent; a typed password must be right in any
     * case.
     * @throws PASSWORD_REQUIRED, SIGN_IN_AGAIN, WRONG_PASSWORD, TOO_MANY_ATTEMPTS
     */
    confirm: async (member: Member, typed: string | undefined): Promise<void> => {
      const account = await getAccount(member)
      if (typed && account.hash !== null) return checkPassword(member, account.hash, typed)
      refuseOldSignIn(account)
    },

    /**
     * Requires the password or, if the account has none, its username.
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
