import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../platform/config/index.ts'
import { changeRows, type Database, type Db } from '../../platform/database/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { siteAddress } from './site-address.ts'

/**
 * The lists that can be left: three of a member's, and the newsletter for people without an
 * account.
 */
export const MAIL_LISTS = ['newsletter', 'recipe-alerts', 'offers', 'letters'] as const
export type MailList = (typeof MAIL_LISTS)[number]

export type EndLinks = {
  /** The page that asks before unsubscribing, since mail programs open links too. */
  pageUrl: string
  /** The address that a mail program calls for its reader, by RFC 8058. */
  oneClickUrl: string
  /** Completes 'You get this mail because …'. */
  reason: string
}

type UnsubscribingDeps = {
  database: Database
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>
  sessionSecret: string
}

export type Unsubscribing = ReturnType<typeof createUnsubscribing>

/**
 * Unsubscribing without signing in. A link names the list and the reader and is signed: it works as
 * long as the mail exists, and needs no table.
 */
export function createUnsubscribing({ database, config, sessionSecret }: UnsubscribingDeps) {
  const sign = (list: MailList, id: string) =>
    createHmac('sha256', sessionSecret).update(`unsubscribe ${list} ${id}`).digest('base64url')

  const read = (token: string): { list: MailList; id: string } | undefined => {
    const [name, id = '', signature = ''] = token.split('.')
    const list = MAIL_LISTS.find((one) => one === name)
    if (!list || !isUuid(id)) return undefined
    const given = Buffer.from(signature)
    const right = Buffer.from(sign(list, id))
    return given.length === right.length && timingSafeEqual(given, right) ? { list, id } : undefined
  }

  return {
    linksFor: (list: MailList, id: string): EndLinks => {
      const site = siteAddress(config)
      const token = `${list}.${id}.${sign(list, id)}`
      return {
        pageUrl: `${site}/newsletter/unsubscribe#${token}`,
        oneClickUrl: `${site}/api/mailings/unsubscriptions?token=${token}`,
        reason: REASONS[list],
      }
    },

    /** Takes the link's reader off its list; doing so again is no error. @throws LINK_NOT_FOUND */
    leave: async (token: string): Promise<{ list: MailList }> => {
      const named = read(token)
      if (!named) throw new AppError('LINK_NOT_FOUND')
      await database.transaction((tx) => LEAVING[named.list](tx, named.id))
      return { list: named.list }
    },
  }
}

const REASONS = {
  newsletter: 'the Weekly Newsletter is on in your settings',
  'recipe-alerts': 'Recipe Alerts are on in your settings',
  offers: 'Special Offers are on in your settings',
  letters: 'this address subscribed to the newsletter',
} satisfies Record<MailList, string>

const LEAVING = {
  newsletter: async (tx, id) => {
    await changeRows(tx)`update users set mails_newsletter = false where id = ${id}`
    await changeRows(tx)`
      delete from newsletter_subscriptions s using users u
      where u.id = ${id} and u.email_confirmed and lower(s.email) = lower(u.email)`
  },
  'recipe-alerts': async (tx, id) => {
    await changeRows(tx)`update users set mails_recipe_alerts = false where id = ${id}`
  },
  offers: async (tx, id) => {
    await changeRows(tx)`update users set mails_offers = false where id = ${id}`
  },
  letters: async (tx, id) => {
    await changeRows(tx)`delete from newsletter_subscriptions where id = ${id}`
  },
} satisfies Record<MailList, (tx: Db, id: string) => Promise<void>>
