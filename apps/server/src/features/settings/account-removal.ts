import type { AccountDeletion } from '../../platform/account-deletion.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Member } from '../../platform/http/index.ts'
import type { Auth } from '../auth/index.ts'
import { deleteUser, findAccountToDelete } from './queries.ts'

/**
 * Deletes an account and everything that belongs to it: rows by foreign keys, the rest by the
 * features that store it.
 * @throws WRONG_PASSWORD, TOO_MANY_ATTEMPTS
 */
export function createAccountRemoval({
  database,
  auth,
  accountDeletion,
}: {
  database: Database
  auth: Pick<Auth, 'reconfirmation'>
  accountDeletion: AccountDeletion
}) {
  return async (member: Member, typed: string): Promise<void> => {
    await auth.reconfirmation.confirmByTyping(member, typed)
    const account = await database.transaction(async (tx) => {
      const found = await findAccountToDelete(tx, member.id)
      if (!found) return undefined
      for (const forget of accountDeletion.rows) await forget(tx, found)
      await deleteUser(tx, member.id)
      return found
    })
    if (account) await accountDeletion.files(account)
  }
}
