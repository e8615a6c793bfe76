import type { Offer, OfferState } from '../features/mailings/index.ts'

export const OFFER_HELP = `npm run -s offers -- FILE

Mails a special offer to the members who switched Special Offers on and confirmed their address.
The first line of FILE is 'Subject: …', then comes an empty line, then the text. The same text is
never sent twice: run it again to see how far it is. On the embedded database, stop the server for
the moment of this command; once it runs, it sends.
`

const SUBJECT_MAX = 200

/** The subject and text of an offer's file; undefined if the file is not in that format. */
export function readOffer(text: string): Offer | undefined {
  const [first = '', blank = '', ...lines] = text.replace(/\r\n/g, '\n').split('\n')
  const subject = /^Subject:\s*(\S.*)$/.exec(first)?.[1]?.trim()
  const body = lines.join('\n').trim()
  if (!subject || subject.length > SUBJECT_MAX || blank.trim() !== '' || body === '')
    return undefined
  return { subject, body }
}

/** The state of an offer in one line. */
export function tellOffer({ isNew, sent, isFinished, readers }: OfferState): string {
  if (isNew)
    return `Handed over. The server mails it to ${readers} members, from within a minute on.\n`
  if (isFinished) return `This offer was sent already, to ${sent} members.\n`
  return `This offer is on its way: ${sent} of about ${readers} mails are written.\n`
}
