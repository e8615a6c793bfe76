import { PRODUCT_NAME } from '@potluck/rules'
import { type Database, type Db, isUniqueViolation } from '../../platform/database/index.ts'
import { AppError, type Call, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Mails } from '../../platform/mail/index.ts'
import * as queries from './email-link-queries.ts'
import { hashOf, newSecret } from './mailed-secrets.ts'

export type EmailChangesDeps = {
  database: Database
  mails: Mails
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
 * confirms it, the old one, unless it was merely claimed, a link that takes the change back.
 */
export function createEmailChanges({ database, mails, now, factor }: EmailChangesDeps) {
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
     * @throws EMAIL_TAKEN, TOO_MANY_ATTEMPTS
     */
    change: async (member: Member, email: string, call: Pick<Call, 'baseUrl'>): Promise<void> => {
      const changed = database.transaction(async (tx) => {
        const user = await queries.lockUser(tx, member.id)
        if (!user) throw new AppError('UNAUTHORIZED')
        const isSame = user.email.toLowerCase() === email.toLowerCase()
        if (isSame && user.emailConfirmed) return
        await refuseMany(tx, member.id)
        if (!isSame) {
          const formerEmail = formerOf(user, email)
          const address = { email, emailConfirmed: false, formerEmail }
          await queries.setEmail(tx, member.id, address, now())
          if (!isClaim(user)) {
            const way = { userId: member.id, purpose: 'undo', email: user.email } as const
            const undo = await makeLink(tx, way)
            const url = `${call.baseUrl}/auth/undo-email#${undo}`
            await mails.send(tx, { ...undoMail(user, email, url), memberId: member.id })
          }
        }
        const way = { userId: member.id, purpose: 'confirm', email } as const
        const confirm = await makeLink(tx, way)
        const url = `${call.baseUrl}/auth/confirm-email#${confirm}`
        await mails.send(tx, { ...confirmMail({ ...user, email }, url), memberId: member.id })
      })
      await changed.catch(refuseTaken)
    },

    /** Marks the address of a link as confirmed; once more is no error. @throws LINK_NOT_FOUND when it is not the account's address any more */
    confirm: async (token: string): Promise<{ email: string }> => {
      const confirmed = await queries.confirmEmail(database.db, hashOf(token), now())
      if (!confirmed) throw new AppError('LINK_NOT_FOUND')
      return confirmed
    },

    /**
     * Gives an account back its earlier address and ends all its sessions: whoever changed it may have
     * been somebody else. Later changes cannot be taken back any more. @throws LINK_NOT_FOUND, EMAIL_TAKEN
     */
    undo: async (token: string): Promise<{ email: string }> => {
      const undone = database.transaction(async (tx) => {
        const link = await queries.findUndo(tx, hashOf(token), now())
        if (!link) throw new AppError('LINK_NOT_FOUND')
        const { email, userId } = link
        const address = { email, emailConfirmed: true, formerEmail: null }
        await queries.setEmail(tx, userId, address, now())
        await queries.deleteLinksSince(tx, link)
        await queries.deleteSessions(tx, userId)
        return { email }
      })
      return undone.catch(refuseTaken)
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

If it was not, take the change back within seven days. Your account then has this address again and is signed out everywhere:

${url}
`,
  }
}

type Address = { email: string; emailConfirmed: boolean; formerEmail: string | null }

/**
 * Whether an account moved to its address without ever proving it: then it may be anybody's, who must
 * neither be given a way into the account nor be kept from an account of their own.
 */
function isClaim({ emailConfirmed, formerEmail }: Address): boolean {
  return !emailConfirmed && formerEmail !== null
}

/** The last address that was not merely claimed; null on the way back to it. */
function formerOf(user: Address, next: string): string | null {
  const former = user.emailConfirmed ? user.email : (user.formerEmail ?? user.email)
  return former.toLowerCase() === next.toLowerCase() ? null : former
}

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'users_email_key')) throw new AppError('EMAIL_TAKEN')
  throw error
}
