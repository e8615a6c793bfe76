import { PRODUCT_NAME } from '@potluck/rules'
import type { Database, Db } from '../../../platform/database/index.ts'
import { AppError, type Call } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { defineJob, type Jobs } from '../../../platform/jobs/index.ts'
import type { Mails } from '../../../platform/mail/index.ts'
import type { Attempts } from '../attempts.ts'
import { deleteSessions, insertLink } from '../email-link-queries.ts'
import { hashOf, newSecret } from '../mailed-secrets.ts'
import type { Notices } from '../notices.ts'
import type { Client, Sessions } from '../sessions/sessions.ts'
import { refuseWeakPassword } from './new-passwords.ts'
import * as queries from './password-reset-queries.ts'
import type { Passwords } from './passwords.ts'

const LINK_LASTS_MS = 60 * 60_000

export type PasswordResetsDeps = {
  database: Database
  jobs: Jobs
  mails: Mails
  now: () => Date
  passwords: Passwords
  sessions: Sessions
  attempts: Attempts
  notices: Notices
}

export type PasswordResets = ReturnType<typeof createPasswordResets>

/**
 * Resets a forgotten password, or sets a first one. It defines a job, so create it before
 * `jobs.open`.
 */
export function createPasswordResets(deps: PasswordResetsDeps) {
  const { database, jobs, mails, now, passwords, sessions, attempts, notices } = deps

  jobs.work(mailResetLink, async ({ email, baseUrl }) => {
    await database.transaction(async (tx) => {
      const account = await queries.findByProvenAddress(tx, email)
      if (!account) return
      const token = await makeResetLink(tx, account, 'reset', now())
      const mail = resetMail(account, resetUrl(baseUrl, token))
      await mails.send(tx, { ...mail, memberId: account.id })
    })
  })

  return {
    /**
     * Mails a link if the address belongs to an account. That is looked up after the answer, so
     * that neither its text nor its timing reveals it.
     * @throws TOO_MANY_ATTEMPTS
     */
    ask: async (
      email: string,
      call: Pick<Call, 'sender' | 'baseUrl'>,
    ): Promise<{ message: string }> => {
      await database.transaction(async (tx) => {
        const who = { email, sender: call.sender }
        await attempts.links.queue(tx, who)
        await attempts.links.note(tx, who)
        await jobs.send(tx, mailResetLink, { email, baseUrl: call.baseUrl })
      })
      return { message: ASKED }
    },

    /**
     * Sets the password of the account that a link belongs to and starts its only session. The
     * link, and any other one, becomes invalid.
     * @throws LINK_NOT_FOUND, INVALID_INPUT (the link stays valid)
     */
    reset: async (
      { token, newPassword }: { token: string; newPassword: string },
      client: Client,
    ): Promise<{ userId: string; token: string }> => {
      const tokenHash = hashOf(token)
      const account = await queries.findResetLink(database.db, tokenHash, now(), { lock: false })
      if (!account) throw new AppError('LINK_NOT_FOUND')
      await refuseWeakPassword(newPassword, account, 'newPassword')
      const hash = await passwords.hash(newPassword)
      return database.transaction(async (tx) => {
        const link = await queries.findResetLink(tx, tokenHash, now(), { lock: true })
        if (!link) throw new AppError('LINK_NOT_FOUND')
        const userId = link.user_id
        await queries.deleteResetLinks(tx, userId)
        await queries.setPassword(tx, userId, hash, now())
        if (link.proves && !link.email_confirmed) await queries.confirmByReset(tx, userId, now())
        await deleteSessions(tx, userId)
        await notices.tell(tx, userId, { what: 'password-set' }, client.baseUrl)
        return { userId, token: await sessions.open(tx, userId, client) }
      })
    },
  }
}

/**
 * A link that an operator can give to a user, named by username, address or id; undefined if there
 * is no such user. Links mailed before become invalid.
 */
export async function handOutResetLink(
  database: Database,
  name: string,
  { baseUrl, now }: { baseUrl: string; now: Date },
): Promise<{ username: string; url: string } | undefined> {
  return database.transaction(async (tx) => {
    const account = await queries.findByAnyName(tx, name)
    if (!account) return undefined
    const token = await makeResetLink(tx, account, 'handed-reset', now)
    return { username: account.username, url: resetUrl(baseUrl, token) }
  })
}

const ASKED = 'If this address has an account, a link is on its way to it.'

const mailResetLink = defineJob<{ email: string; baseUrl: string }>('mail-reset-link')

/** A link to a new password; only the newest is valid. @returns its secret */
export async function makeResetLink(
  tx: Db,
  { id: userId, email }: { id: string; email: string },
  purpose: 'reset' | 'handed-reset',
  at: Date,
): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(at.getTime() + LINK_LASTS_MS)
  const link = { id: uuidv7(), userId, purpose, email, tokenHash: hashOf(token) }
  await queries.deleteResetLinks(tx, userId)
  await insertLink(tx, { ...link, createdAt: at, expiresAt })
  return token
}

function resetUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/auth/reset-password#${token}`
}

function resetMail({ email, username, has_password }: queries.Addressee, url: string) {
  const [subject, what] = has_password
    ? ['Choose a new password', 'a new password']
    : ['Set a password', 'a first password, beside the other way you sign in']
  return {
    to: email,
    subject: `${subject} for ${PRODUCT_NAME}`,
    text: `Hello ${username},

somebody asked for ${what} for your account on ${PRODUCT_NAME}. If that was you, choose one within an hour:

${url}

Your username is ${username}: you sign in with it, this address and the password.

If it was not you, there is nothing to do: your account is as it was.
`,
  }
}
