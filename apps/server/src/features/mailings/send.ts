import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../platform/config/index.ts'
import { changeRows, type Db } from '../../platform/database/index.ts'
import { MailRefusedError, type Mails } from '../../platform/mail/index.ts'
import { type Letter, type LetterRecipe, toMail } from './letter.ts'
import * as queries from './send-queries.ts'
import { siteAddress } from './site-address.ts'
import type { MailList, Unsubscribing } from './unsubscribing.ts'

/** The dependencies of writing and mailing letters. */
export type LetterDeps = {
  mails: Mails
  unsubscribing: Unsubscribing
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>
  now: () => Date
  log: FastifyBaseLogger
}

/**
 * Mails the next readers of a mailing and records it, in one transaction: if it fails, nothing was
 * done. Answers whether there may be more to do.
 */
export async function sendNextPage(tx: Db, sending: LetterDeps): Promise<boolean> {
  const mailing = await queries.lockUnfinished(tx)
  if (!mailing) return false
  const readers = await queries.listReaders(tx, mailing)
  const last = readers.at(-1)
  if (!last) {
    await queries.finishAudience(tx, mailing, sending.now())
    return true
  }
  const trending = await queries.listRecipes(tx, mailing.recipe_ids)
  let sent = 0
  for (const reader of readers) {
    const letter = toLetter(mailing, trending, reader)
    if (letter && (await sendOne(tx, sending, { mailing, reader, letter }))) sent++
  }
  await changeRows(tx)`
    update mailings set after_id = ${last.id}, sent = sent + ${sent} where id = ${mailing.id}`
  return true
}

/** Undefined if a digest has nothing new for its reader. */
function toLetter(
  mailing: queries.Mailing,
  trending: LetterRecipe[],
  reader: queries.Reader,
): Letter | undefined {
  const { subject } = mailing
  const greeting = reader.name ? `Hello ${reader.name},` : 'Hello,'
  if (mailing.kind === 'offers') {
    return { subject, greeting, intro: mailing.body, parts: [] }
  }
  const parts = [
    { title: 'New from cooks you follow', recipes: reader.news },
    { title: 'Cooked and liked this week', recipes: trending },
  ].filter(({ recipes }) => recipes.length > 0)
  if (parts.length === 0) return undefined
  return { subject, greeting, intro: 'here is what the week brought to the table.', parts }
}

async function sendOne(
  tx: Db,
  { mails, log, config, unsubscribing }: LetterDeps,
  { mailing, reader, letter }: { mailing: queries.Mailing; reader: queries.Reader; letter: Letter },
): Promise<boolean> {
  const end = unsubscribing.linksFor(listOf(mailing), reader.id)
  try {
    const to = {
      to: reader.email,
      ...(mailing.audience === 'members' && { memberId: reader.id }),
    }
    await mails.send(tx, toMail(to, letter, { end, site: siteAddress(config) }))
    return true
  } catch (error) {
    // An address that is refused does not stop the mails to others.
    if (!(error instanceof MailRefusedError)) throw error
    log.warn({ mailing: mailing.id, reader: reader.id }, 'an address no mail can go to')
    return false
  }
}

function listOf({ kind, audience }: queries.Mailing): MailList {
  if (kind === 'offers') return 'offers'
  return audience === 'members' ? 'newsletter' : 'letters'
}
