import { PRODUCT_NAME } from '@potluck/rules'
import { changeRows, type Db } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Mails } from '../../platform/mail/index.ts'
import { lockUser } from './email-link-queries.ts'
import { ownedAddress } from './owned-address.ts'

/** What was changed about how to sign in to an account; `name` is what people call the issuer. */
export type Change =
  | { what: 'password-set' | 'password-removed' }
  /** `replaced`: nobody had confirmed the address, so the earlier ways to sign in were removed. */
  | { what: 'way-added'; name: string; replaced: boolean }
  | { what: 'way-removed'; name: string }

const DAY_MS = 24 * 60 * 60_000
/** Mails that one account may cause in a day: its address may be a stranger's. */
const MAILS_A_DAY = 10

/** Older ones are not counted. */
export const NOTICES_KEPT_MS = DAY_MS

export type LimitedMails = {
  mails: Mails
  now: () => Date
  /** Scales the limit on mails; 0 turns it off. */
  factor: number
}

export type Notices = ReturnType<typeof createNotices>

/**
 * Mails to an account's owner about a change that a signed-in person made, each with a way to undo
 * it.
 */
export function createNotices({ mails, now, factor }: LimitedMails) {
  return {
    /** Mails the last confirmed address, since the person in the account may have changed it. */
    tell: async (tx: Db, userId: string, change: Change, baseUrl: string): Promise<void> => {
      const user = await lockUser(tx, userId)
      if (!user || !(await countNotice(tx, userId, { at: now(), factor }))) return
      const mail = toMail({ to: ownedAddress(user), username: user.username }, change, baseUrl)
      await mails.send(tx, { ...mail, memberId: userId })
    },
  }
}

/** Counts a mail, unless the day's limit is reached. */
async function countNotice(
  tx: Db,
  userId: string,
  { at, factor }: { at: Date; factor: number },
): Promise<boolean> {
  if (factor === 0) return true
  const since = new Date(at.getTime() - DAY_MS).toISOString()
  const most = Math.max(1, Math.round(MAILS_A_DAY * factor))
  return (
    (await changeRows(tx)`
    insert into account_notices (id, user_id, at)
    select ${uuidv7()}, ${userId}, ${at.toISOString()}::timestamptz
    where (select count(*) from account_notices
      where user_id = ${userId} and at > ${since}::timestamptz) < ${most}
    returning id`) > 0
  )
}

function toMail(
  { to, username }: { to: string; username: string },
  change: Change,
  baseUrl: string,
) {
  const { subject, sentence, wayOut } = describe(change, baseUrl)
  return {
    to,
    subject: `${subject} on ${PRODUCT_NAME}`,
    text: `Hello ${username},

${sentence} If that was you, there is nothing to do.

If it was not, ${wayOut}
`,
  }
}

function describe(change: Change, baseUrl: string) {
  const reset = `${baseUrl}/auth/reset-password`
  const newPassword = `have a link to a new password mailed to this address, which also signs everybody out:

${reset}`
  const settings = `look at the ways of signing in there are now:

${baseUrl}/settings/account`
  switch (change.what) {
    case 'password-set':
      return {
        subject: 'Your password was changed',
        sentence: `a new password was set for your account on ${PRODUCT_NAME}, and every other browser was signed out.`,
        wayOut: newPassword,
      }
    case 'password-removed':
      return {
        subject: 'Your password was removed',
        sentence: `the password of your account on ${PRODUCT_NAME} was removed: it opens the account no more.`,
        wayOut: newPassword,
      }
    case 'way-added': {
      const closed = change.replaced
        ? ' The ways there were before, a password among them, open it no more: nobody had proved this address then.'
        : ''
      return {
        subject: `${change.name} was added as a way of signing in`,
        sentence: `your account on ${PRODUCT_NAME} can now be opened by signing in with ${change.name}.${closed}`,
        wayOut: `${newPassword}

Then ${settings}`,
      }
    }
    case 'way-removed':
      return {
        subject: `${change.name} was removed as a way of signing in`,
        sentence: `your account on ${PRODUCT_NAME} can no longer be opened by signing in with ${change.name}.`,
        wayOut: `${newPassword}

Then ${settings}`,
      }
  }
}
