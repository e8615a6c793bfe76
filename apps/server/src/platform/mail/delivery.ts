import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import type { Deliver, Mail } from './mails.ts'

export type MailSettings = {
  /** undefined: mails become files in `dataDir`/mail. */
  smtpUrl: string | undefined
  /** `Name <address>`. */
  mailFrom: string
  dataDir: string
}

/** Where mails go: the SMTP server, else files `<time>-<address>.eml` that a mail program opens. */
export function openDelivery(settings: MailSettings): Deliver {
  const { smtpUrl, mailFrom, dataDir } = settings
  return smtpUrl ? bySmtp(smtpUrl, mailFrom) : intoFolder(join(dataDir, 'mail'), mailFrom)
}

function bySmtp(smtpUrl: string, from: string): Deliver {
  let opening: Promise<Transporter<SMTPTransport.SentMessageInfo>> | undefined
  const open = async () => {
    // Most starts never send a mail, so the library is loaded with the first.
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: smtpUrl, ...withoutReach, ...patience })
  }
  return async (mail) => {
    opening ??= open()
    const transport = await opening
    await transport.sendMail(toMessage(mail, from))
  }
}

function intoFolder(folder: string, from: string): Deliver {
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const composer = createTransport({ streamTransport: true, buffer: true, ...withoutReach })
    const letter = toMessage(mail, from)
    const headers = { ...letter.headers, ...(mail.memberId && { [MEMBER_HEADER]: mail.memberId }) }
    const { message } = await composer.sendMail({ ...letter, headers })
    await mkdir(folder, { recursive: true })
    const time = new Date().toISOString().replaceAll(':', '-')
    const path = join(folder, `${time}-${mail.to.replace(/[^\w@.+-]/g, '_')}.eml`)
    const draft = join(folder, `.${randomUUID()}`)
    // Only the owner may read them: mails carry links that sign somebody in.
    try {
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, path)
    } catch (error) {
      // The job retries; a partial file would only keep a full disk full.
      await rm(draft, { force: true }).catch(() => undefined)
      throw error
    }
  }
}

/** For mails stored as files: names the account they are deleted with. */
export const MEMBER_HEADER = 'X-Potluck-Member'

// Keeps the library from opening a file or an address that a text names.
const withoutReach = { disableFileAccess: true, disableUrlAccess: true }
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function toMessage({ to, replyTo, subject, text, html, unsubscribeUrl }: Mail, from: string) {
  return {
    from,
    // Given as an object it is one address, whatever it contains.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    ...(html !== undefined && { html }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: mail programs may unsubscribe their reader without opening a page.
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
  }
}
