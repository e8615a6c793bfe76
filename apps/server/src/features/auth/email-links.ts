import type { Db } from '../../platform/database/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { confirmMail, undoMail } from './email-change-mails.ts'
import * as queries from './email-link-queries.ts'
import { hashOf, newSecret } from './mailed-secrets.ts'
import type { LimitedMails } from './notices.ts'
import { isSameAddress } from './owned-address.ts'

const DAY_MS = 24 * 60 * 60_000
const LINK_LASTS_MS = 7 * DAY_MS
/** Confirmation mails per account and day: each goes to an address that may be anybody's. */
const MAILS_A_DAY = 10

type Account = { id: string; username: string }

/** The links that confirm an address or take a change back, each mailed and valid for a week. */
export function createEmailLinks({ mails, now, factor }: LimitedMails) {
  return {
    /** @throws TOO_MANY_ATTEMPTS if the account has had its confirmations for the day */
    refuseMany: async (tx: Db, userId: string): Promise<void> => {
      if (factor === 0) return
      const since = new Date(now().getTime() - DAY_MS)
      const first = await queries.findNthLatestConfirm(tx, userId, since, MAILS_A_DAY * factor)
      if (!first) return
      const retryAfterSeconds = (first.createdAt.getTime() + DAY_MS - now().getTime()) / 1000
      throw new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds })
    },

    /** Asks the owner of an account's address to confirm it. */
    mailConfirmation: async (
      tx: Db,
      { id, username, email }: Account & { email: string },
      baseUrl: string,
    ): Promise<void> => {
      const token = await make(tx, { userId: id, purpose: 'confirm', email })
      const mail = confirmMail({ email, username }, `${baseUrl}/auth/confirm-email#${token}`)
      await mails.send(tx, { ...mail, memberId: id })
    },

    /**
     * Mails the account's last confirmed address a link that takes the change back; mails nothing
     * if the change goes back to it.
     */
    mailWayBack: async (
      tx: Db,
      { id, username }: Account,
      { owned, email }: { owned: string; email: string },
      baseUrl: string,
    ): Promise<void> => {
      if (isSameAddress(owned, email)) return
      const token = await make(tx, { userId: id, purpose: 'undo', email: owned })
      const url = `${baseUrl}/auth/undo-email#${token}`
      await mails.send(tx, { ...undoMail({ email: owned, username }, email, url), memberId: id })
    },
  }

  /** Stores a link by the hash of its secret, which only the answer holds. */
  async function make(
    tx: Db,
    link: Pick<queries.EmailLink, 'userId' | 'purpose' | 'email'>,
  ): Promise<string> {
    const token = newSecret()
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + LINK_LASTS_MS)
    const tokenHash = hashOf(token)
    await queries.insertLink(tx, { id: uuidv7(), ...link, tokenHash, createdAt, expiresAt })
    return token
  }
}
