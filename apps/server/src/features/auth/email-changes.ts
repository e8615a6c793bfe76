import type { Database, Db } from '../../platform/database/index.ts'
import { AppError, type Call, type Member } from '../../platform/http/index.ts'
import type { Mails } from '../../platform/mail/index.ts'
import type { Attempts } from './attempts.ts'
import { undoneMail } from './email-change-mails.ts'
import * as queries from './email-link-queries.ts'
import { createEmailLinks } from './email-links.ts'
import { hashOf } from './mailed-secrets.ts'
import { formerOf, isSameAddress, ownedAddress } from './owned-address.ts'
import { makeResetLink } from './passwords/password-resets.ts'
import type { Reconfirmation } from './passwords/reconfirmation.ts'
import { hasEmail } from './queries.ts'
import { refuseTaken } from './taken.ts'

export type EmailChangesDeps = {
  database: Database
  mails: Mails
  attempts: Attempts
  reconfirmation: Reconfirmation
  now: () => Date
  /** Scales the limit on mails; 0 turns it off. */
  factor: number
}

export type EmailChanges = ReturnType<typeof createEmailChanges>

/**
 * Changes of address. A change applies at once, unconfirmed: the new address gets a link that
 * confirms it, the last confirmed one a link that takes the change back.
 */
export function createEmailChanges(deps: EmailChangesDeps) {
  const { database, mails, attempts, reconfirmation, now } = deps
  const links = createEmailLinks(deps)

  return {
    /**
     * Changes the address; if it is the current one and not confirmed yet, mails a new link.
     * @throws EMAIL_TAKEN, TOO_MANY_ATTEMPTS, and as `Reconfirmation.confirm`
     */
    change: async (
      member: Member,
      { email, password }: { email: string; password?: string | undefined },
      call: Pick<Call, 'baseUrl' | 'sender'>,
    ): Promise<void> => {
      const wasSame = await hasEmail(database.db, member.id, email)
      if (!wasSame) {
        await reconfirmation.confirm(member, password)
        await attempts.taken.refuse(database.db, call)
      }
      const changed = database.transaction(async (tx) => {
        if (!wasSame) await attempts.taken.queue(tx, call)
        const user = await queries.lockUser(tx, member.id)
        if (!user) throw new AppError('UNAUTHORIZED')
        const isSame = isSameAddress(user.email, email)
        // The address changed meanwhile, and nobody has confirmed the new one.
        if (!isSame && wasSame) throw new AppError('CONFLICT')
        if (isSame && user.emailConfirmed) return
        await links.refuseMany(tx, member.id)
        const account = { id: member.id, username: user.username }
        if (!isSame) {
          const address = { email, emailConfirmed: false, formerEmail: formerOf(user, email) }
          await queries.setEmail(tx, member.id, address, now())
          await links.mailWayBack(tx, account, { owned: ownedAddress(user), email }, call.baseUrl)
        }
        await links.mailConfirmation(tx, { ...account, email }, call.baseUrl)
      })
      const { sender } = call
      await changed.catch((error) => refuseTaken(error, { database, attempts, sender }))
    },

    /**
     * Marks the address of a link as confirmed; doing so again is no error.
     * @throws LINK_NOT_FOUND if it is no longer the account's address
     */
    confirm: async (token: string): Promise<{ email: string }> => {
      const confirmed = await queries.confirmEmail(database.db, hashOf(token), now())
      if (!confirmed) throw new AppError('LINK_NOT_FOUND')
      return confirmed
    },

    /**
     * Restores an account's earlier address, removes the password and the other ways to sign in
     * that were set since then, and ends all its sessions, since the change may have been made by
     * somebody else. Later changes can no longer be taken back. The answer's secret sets a new
     * password.
     * @throws LINK_NOT_FOUND, EMAIL_TAKEN
     */
    undo: async (
      token: string,
      { sender }: Pick<Call, 'sender'>,
    ): Promise<{ email: string; resetToken: string }> => {
      const undone = database.transaction((tx) => giveBack(tx, token, { mails, at: now() }))
      return undone.catch((error) => refuseTaken(error, { database, attempts, sender }))
    },
  }
}

/** @throws LINK_NOT_FOUND */
async function giveBack(
  tx: Db,
  token: string,
  { mails, at }: { mails: Mails; at: Date },
): Promise<{ email: string; resetToken: string }> {
  const link = await queries.findUndo(tx, hashOf(token), at)
  if (!link) throw new AppError('LINK_NOT_FOUND')
  const { email, userId } = link
  const user = await queries.lockUser(tx, userId)
  await queries.setEmail(tx, userId, { email, emailConfirmed: true, formerEmail: null }, at)
  await queries.deleteWaysSince(tx, link)
  await queries.deleteLinksSince(tx, link)
  await queries.deleteSessions(tx, userId)
  if (user?.emailConfirmed) await mails.send(tx, { ...undoneMail(user), memberId: userId })
  return { email, resetToken: await makeResetLink(tx, { id: userId, email }, 'reset', at) }
}
