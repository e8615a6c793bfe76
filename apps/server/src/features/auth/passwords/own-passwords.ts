import { type Database, isUniqueViolation } from '../../../platform/database/index.ts'
import { AppError, type Call, type Member } from '../../../platform/http/index.ts'
import type { Notices } from '../notices.ts'
import { insertCredential, replacePassword } from '../queries.ts'
import { deleteOtherSessions } from '../sessions/own-sessions.ts'
import { refuseWeakPassword } from './new-passwords.ts'
import { deleteResetLinks } from './password-reset-queries.ts'
import type { Passwords } from './passwords.ts'
import type { Reconfirmation } from './reconfirmation.ts'

export type OwnPasswordsDeps = {
  database: Database
  now: () => Date
  passwords: Passwords
  reconfirmation: Reconfirmation
  notices: Notices
}

type PasswordChange = { oldPassword: string; newPassword: string }

export type OwnPasswords = ReturnType<typeof createOwnPasswords>

/** The password of a signed-in member. */
export function createOwnPasswords(deps: OwnPasswordsDeps) {
  const { database, now, passwords, reconfirmation, notices } = deps
  return {
    /**
     * Changes the password, or sets the first one after a recent sign-in, ends the member's other
     * sessions and informs them by mail.
     * @throws INVALID_INPUT, WRONG_PASSWORD, SIGN_IN_AGAIN, TOO_MANY_ATTEMPTS
     */
    change: async (
      member: Member,
      { oldPassword, newPassword }: PasswordChange,
      call: Pick<Call, 'baseUrl'>,
    ): Promise<{ message: string }> => {
      const account = await reconfirmation.getAccount(member)
      await refuseWeakPassword(newPassword, account, 'newPassword')
      const { hash: from } = account
      if (from === null) reconfirmation.refuseOldSignIn(account)
      else await reconfirmation.checkPassword(member, from, oldPassword)
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
          await notices.tell(tx, member.id, { what: 'password-set' }, call.baseUrl)
        })
        .catch((error: unknown) => {
          // Another tab set the first password meanwhile.
          if (isUniqueViolation(error)) throw new AppError('WRONG_PASSWORD')
          throw error
        })
      return { message: 'Password changed successfully' }
    },
  }
}
