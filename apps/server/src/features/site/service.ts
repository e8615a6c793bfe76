import type { Config } from '../../platform/config/index.ts'
import type { Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { bareAddress } from '../../platform/mail/index.ts'
import { createNewsletter, type NewsletterDeps } from './newsletter.ts'
import { contactMessages } from './tables.ts'

type SiteDeps = NewsletterDeps & {
  /** Whoever sends its mails runs this site. */
  config: Pick<Config, 'mailFrom'>
}

type ContactMessage = { name: string; email: string; message: string }

export type Site = ReturnType<typeof createSite>

/** What visitors leave in the footer. */
export function createSite(deps: SiteDeps) {
  const { database, mails, now, config } = deps
  return {
    newsletter: createNewsletter(deps),

    /** Keeps a message and mails it to whoever runs this site. */
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
