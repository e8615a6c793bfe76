import { PRODUCT_NAME } from '@potluck/rules'
import type { Database, Db } from '../../platform/database/index.ts'
import { AppError, type Call, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Mails } from '../../platform/mail/index.ts'
import type { Attempts } from './attempts.ts'
import * as queries from './email-link-queries.ts'
import { hashOf, newSecret } from './mailed-secrets.ts'
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

const DAY_MS = 24 * 60 * 60_000
const LINK_LASTS_MS = 7 * DAY_MS
/** Confirmations that one account may have mailed in a day: each goes to an address that anybody may own. */
const MAILS_A_DAY = 10

export type EmailChanges = ReturnType<typeof createEmailChanges>

/**
 * Changes of address. One applies at once, unconfirmed: the new address is mailed a link that
 * confirms it, the last one that was more than a claim a link that takes the change back.
 */
export function createEmailChanges(deps: EmailChangesDeps) {
  const { database, mails, attempts, reconfirmation, now, factor } = deps

  const makeLink = async (
    tx: Db,
    link: Pick<queries.EmailLink, 'userId' | 'purpose' | 'email'>,
  ) => {
    const token = newSecret()
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + LINK_LASTS_MS)
    const tokenHash = hashOf(token)
    await queries.insertLink(tx, { id: uuidv7(), ...link, tokenHash, createdAt, expiresAt })
    return token
  }

  const refuseMany = async (tx: Db, userId: string): Promise<void> => {
    if (factor === 0) return
    const since = new Date(now().getTime() - DAY_MS)
    const first = await queries.findNthLatestConfirm(tx, userId, since, MAILS_A_DAY * factor)
    if (!first) return
    const retryAfterSeconds = (first.createdAt.getTime() + DAY_MS - now().getTime()) / 1000
    throw new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds })
  }

  return {
    /**
     * Changes the address; the one it is already, not confirmed yet, is mailed a new link.
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
        const isSame = user.email.toLowerCase() === email.toLowerCase()
        // Changed meanwhile, and nobody has proved anything for this one.
        if (!isSame && wasSame) throw new AppError('CONFLICT')
        if (isSame && user.emailConfirmed) return
        await refuseMany(tx, member.id)
        if (!isSame) {
          const formerEmail = formerOf(user, email)
          const address = { email, emailConfirmed: false, formerEmail }
          await queries.setEmail(tx, member.id, address, now())
          const owned = ownedAddress(user)
          if (owned.toLowerCase() !== email.toLowerCase()) {
            const undo = await makeLink(tx, { userId: member.id, purpose: 'undo', email: owned })
            const url = `${call.baseUrl}/auth/undo-email#${undo}`
            const mail = undoMail({ ...user, email: owned }, email, url)
            await mails.send(tx, { ...mail, memberId: member.id })
          }
        }
        const way = { userId: member.id, purpose: 'confirm', email } as const
        const confirm = await makeLink(tx, way)
        const url = `${call.baseUrl}/auth/confirm-email#${confirm}`
        await mails.send(tx, { ...confirmMail({ ...user, email }, url), memberId: member.id })
      })
      const { sender } = call
      await changed.catch((error) => refuseTaken(error, { database, attempts, sender }))
    },

    /** Marks the address of a link as confirmed; once more is no error. @throws LINK_NOT_FOUND when it is not the account's address any more */
    confirm: async (token: string): Promise<{ email: string }> => {
      const confirmed = await queries.confirmEmail(database.db, hashOf(token), now())
      if (!confirmed) throw new AppError('LINK_NOT_FOUND')
      return confirmed
    },

    /**
     * Gives an account back its earlier address, removes the password and the other ways in that were
     * set since it had that, and ends all its sessions: whoever changed it may have been somebody else.
     * Later changes cannot be taken back any more. The answer's secret sets a new password.
     * @throws LINK_NOT_FOUND, EMAIL_TAKEN
     */
    undo: async (
      token: string,
      { sender }: Pick<Call, 'sender'>,
    ): Promise<{ email: string; resetToken: string }> => {
      const undone = database.transaction(async (tx) => {
        const link = await queries.findUndo(tx, hashOf(token), now())
        if (!link) throw new AppError('LINK_NOT_FOUND')
        const { email, userId } = link
        const user = await queries.lockUser(tx, userId)
        const address = { email, emailConfirmed: true, formerEmail: null }
        await queries.setEmail(tx, userId, address, now())
        await queries.deleteWaysSince(tx, link)
        await queries.deleteLinksSince(tx, link)
        await queries.deleteSessions(tx, userId)
        if (user?.emailConfirmed) await mails.send(tx, { ...undoneMail(user), memberId: userId })
        return { email, resetToken: await makeResetLink(tx, { id: userId, email }, 'reset', now()) }
      })
      return undone.catch((error) => refuseTaken(error, { database, attempts, sender }))
    },
  }
}

type Addressee = { email: string; username: string }

function confirmMail({ email, username }: Addressee, url: string) {
  return {
    to: email,
    subject: `Confirm your address for ${PRODUCT_NAME}`,
    text: `Hello ${username},

this address was given as yours on ${PRODUCT_NAME}. If that was you, confirm it within seven days:

${url}

If it was not, there is nothing to do.
`,
  }
}

function undoMail({ email, username }: Addressee, newEmail: string, url: string) {
  return {
    to: email,
    subject: `Your address on ${PRODUCT_NAME} was changed`,
    text: `Hello ${username},

the address of your account on ${PRODUCT_NAME} is now ${newEmail}. If that was you, there is nothing to do.

If it was not, take the change back within seven days. Your account then has this address again, is signed out everywhere, and you choose a new password:

${url}
`,
  }
}

/** To an address that was proved and is dropped: the change may have been its owner's after all. */
function undoneMail({ email, username }: Addressee) {
  return {
    to: email,
    subject: `Your address on ${PRODUCT_NAME} was changed back`,
    text: `Hello ${username},

somebody who reads the mail of your earlier address took the change to this one back. Your account on ${PRODUCT_NAME} has the earlier address again and is signed out everywhere.

If that was you, there is nothing to do. If it was not, somebody else reads the mail of that address: see to that first, then have a link to a new password mailed there.
`,
  }
}

type Address = { email: string; emailConfirmed: boolean; formerEmail: string | null }

/**
 * The last address that was not merely claimed. One that an account moved to without ever proving it
 * may be anybody's, who must neither be given a way into the account nor be kept from an account of
 * their own.
 */
function ownedAddress(user: Address): string {
  return user.emailConfirmed ? user.email : (user.formerEmail ?? user.email)
}

/** What to go back to from the next address; null on the way back to it. */
function formerOf(user: Address, next: string): string | null {
  const owned = ownedAddress(user)
  return owned.toLowerCase() === next.toLowerCase() ? null : owned
}
