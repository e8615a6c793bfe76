import { createHash } from 'node:crypto'
import { changeRows, column, type Database, getRow } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'

export type Offer = { subject: string; body: string }
export type OfferState = { isNew: boolean; sent: number; isFinished: boolean; readers: number }

/** Queues an offer for the running or the next server; the same text is never sent twice. */
export function createOffer(database: Database, offer: Offer, now: Date): Promise<OfferState> {
  const key = createHash('sha256').update(`${offer.subject}\n${offer.body}`).digest('hex')
  return database.transaction(async (tx) => {
    const added = await changeRows(tx)`
      insert into mailings (id, kind, key, subject, body, created_at)
      values (${uuidv7()}, 'offers', ${key}, ${offer.subject}, ${offer.body},
        ${now.toISOString()}::timestamptz)
      on conflict do nothing`
    const { sent, finished, readers } = await getRow(tx, {
      sent: column.integer,
      finished: column.boolean,
      readers: column.integer,
    })`
      select sent, finished_at is not null as finished, (
        select count(*)::integer from users where mails_offers and email_confirmed) as readers
      from mailings where kind = 'offers' and key = ${key}`
    return { isNew: added > 0, sent, isFinished: finished, readers }
  })
}
