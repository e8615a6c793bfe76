import { createHash, randomBytes } from 'node:crypto'
import { PRODUCT_NAME } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Database,
  type Db,
  findRow,
  json,
  type RowOf,
} from '../../platform/database/index.ts'
import { AppError, type Call } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import type { Mails } from '../../platform/mail/index.ts'

export type NewsletterDeps = { database: Database; jobs: Jobs; mails: Mails; now: () => Date }

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const LINK_LASTS_MS = 7 * DAY_MS
/** Mails an address gets in a day, whoever typed it, and the pause between two. */
const MAILS_A_DAY = 5
const PAUSE_MS = MINUTE_MS

const SUBSCRIPTION = {
  id: column.uuid,
  email: column.text,
  confirmed: column.boolean,
  asked_at: json<string[]>(),
}
type Subscription = RowOf<typeof SUBSCRIPTION>

/**
 * The newsletter for people with or without an account: an address is on the list once the link
 * mailed to it is opened. The answer does not reveal whether the address was on the list before.
 */
export function createNewsletter({ database, jobs, mails, now }: NewsletterDeps) {
  jobs.work(forgetUnconfirmed, async () => {
    await changeRows(database.db)`
      delete from newsletter_subscriptions
      where confirmed_at is null and expires_at < ${now().toISOString()}::timestamptz`
  })
  jobs.schedule(forgetUnconfirmed, '50 3 * * *')

  return {
    /** Mails a confirmation link, or, to an address that has the newsletter already, says so. */
    subscribe: (email: string, call: Pick<Call, 'baseUrl'>): Promise<void> =>
      database.transaction(async (tx) => {
        const subscription = await lockOrAdd(tx, email, now())
        const recent = recentOf(subscription, now())
        if (!recent) return
        const askedAt = [...recent, now().toISOString()]
        if (subscription.confirmed) {
          await noteAsked(tx, subscription.id, askedAt)
          return mails.send(tx, alreadyMail(subscription.email))
        }
        const token = randomBytes(24).toString('base64url')
        await noteAsked(tx, subscription.id, askedAt)
        await setToken(tx, subscription.id, token, now())
        const url = `${call.baseUrl}/newsletter/confirm#${token}`
        await mails.send(tx, confirmMail(subscription.email, url))
      }),

    /** Puts the address of a link on the list; doing so again is no error. @throws LINK_NOT_FOUND */
    confirm: (token: string): Promise<{ email: string }> =>
      database.transaction(async (tx) => {
        const subscription = await findRow(tx, { email: column.text })`
          update newsletter_subscriptions
          set confirmed_at = coalesce(confirmed_at, ${now().toISOString()}::timestamptz)
          where token_hash = ${hashOf(token)} and expires_at > ${now().toISOString()}::timestamptz
          returning email`
        if (!subscription) throw new AppError('LINK_NOT_FOUND')
        // A member who subscribes with their own address means the switch in their settings.
        await changeRows(tx)`
          update users set mails_newsletter = true
          where lower(email) = lower(${subscription.email}) and email_confirmed`
        return subscription
      }),
  }
}

const forgetUnconfirmed = defineJob('forget-unconfirmed-subscriptions')

async function lockOrAdd(tx: Db, email: string, now: Date): Promise<Subscription> {
  const expiresAt = new Date(now.getTime() + LINK_LASTS_MS).toISOString()
  await changeRows(tx)`
    insert into newsletter_subscriptions (id, email, created_at, expires_at)
    values (${uuidv7()}, ${email}, ${now.toISOString()}::timestamptz, ${expiresAt}::timestamptz)
    on conflict (lower(email)) do nothing`
  const subscription = await findRow(tx, SUBSCRIPTION)`
    select id, email, confirmed_at is not null as confirmed, to_json(asked_at) as asked_at
    from newsletter_subscriptions where lower(email) = lower(${email}) for update`
  // The subscription was deleted between the two statements.
  if (!subscription) throw new AppError('CONFLICT')
  return subscription
}

/** When the mails of the last day were sent; undefined if the limit is reached. */
function recentOf({ asked_at }: Subscription, now: Date): string[] | undefined {
  const since = (moment: string) => now.getTime() - new Date(moment).getTime()
  const recent = asked_at.filter((moment) => since(moment) < DAY_MS)
  const isTooSoon = recent.some((moment) => since(moment) < PAUSE_MS)
  return isTooSoon || recent.length >= MAILS_A_DAY ? undefined : recent
}

async function noteAsked(tx: Db, id: string, askedAt: string[]): Promise<void> {
  await changeRows(tx)`
    update newsletter_subscriptions set asked_at = ${sql.param(askedAt)}::timestamptz[]
    where id = ${id}`
}

/** Only the latest link is valid. */
async function setToken(tx: Db, id: string, token: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + LINK_LASTS_MS).toISOString()
  await changeRows(tx)`
    update newsletter_subscriptions
    set token_hash = ${hashOf(token)}, expires_at = ${expiresAt}::timestamptz where id = ${id}`
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function confirmMail(to: string, url: string) {
  return {
    to,
    subject: `Confirm your subscription to ${PRODUCT_NAME}`,
    text: `Hello,

this address was given for the weekly newsletter of ${PRODUCT_NAME}. If that was you, confirm it within seven days:

${url}

If it was not, there is nothing to do: without that, nothing more will come.
`,
  }
}

function alreadyMail(to: string) {
  return {
    to,
    subject: `You have the newsletter of ${PRODUCT_NAME}`,
    text: `Hello,

this address was given for the weekly newsletter of ${PRODUCT_NAME}, and it is on its list already. There is nothing to do. Every newsletter has a link that ends it.
`,
  }
}
