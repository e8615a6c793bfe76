import type { Config } from '../../platform/config/index.ts'
import type { Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { bareAddress } from '../../platform/mail/index.ts'
import { createNewsletter, type NewsletterDeps } from './newsletter.ts'
import { contactMessages } from './tables.ts'

type SiteDeps = NewsletterDeps & {
  /** The address that mails are sent from is the operator's. */
  config: Pick<Config, 'mailFrom'>
}

type ContactMessage = { name: string; email: string; message: string }

export type Site = ReturnType<typeof createSite>

/** What visitors send by the footer's forms. */
export function createSite(deps: SiteDeps) {
  const { database, mails, now, config } = deps
  return {
    newsletter: createNewsletter(deps),

    /** Stores a message and mails it to the operator. */
    writeToUs: async (member: Member | undefined, message: ContactMessage): Promise<void> => {
      await database.transaction(async (tx) => {
        await tx
          .insert(contactMessages)
          .values({ id: uuidv7(), userId: member?.id ?? null, ...message, createdAt: now() })
        await mails.send(tx, toMail(bareAddress(config.mailFrom), member, message))
      })
    },
  }
}

function toMail(to: string, member: Member | undefined, { name, email, message }: ContactMessage) {
  const account = member ? `, signed in as ${member.username}` : ''
  return {
    to,
    ...(member && { memberId: member.id }),
    replyTo: email,
    subject: 'A message from the contact form',
    text: `${name} <${email}>${account} wrote:\n\n${message}\n`,
  }
}
