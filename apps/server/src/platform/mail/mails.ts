import { toOneLine } from '@potluck/rules'
import type { Db } from '../database/index.ts'
import { defineJob, type Jobs } from '../jobs/index.ts'

/** A mail to one person. */
export type Mail = {
  /** One bare address. */
  to: string
  subject: string
  text: string
  html?: string
  /** The address to unsubscribe at, for mails that the reader did not ask for individually. */
  unsubscribeUrl?: string
  /** The account that the mail goes to or comes from, with which it is deleted. */
  memberId?: string
  /** Where an answer goes: the author of a message that is passed on. */
  replyTo?: string
}

/** Delivers one mail to the server, or wherever mails go. @throws if it must be tried again */
export type Deliver = (mail: Mail) => Promise<void>

export type Mails = {
  /**
   * Sends a mail when the transaction commits, as a job that is repeated until the server takes it.
   * @throws MailRefusedError
   */
  send(db: Db, mail: Mail): Promise<void>
}

/** An address that would inject headers. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
}

export function createMails(jobs: Jobs, deliver: Deliver): Mails {
  jobs.work(deliverMail, deliver)
  return {
    async send(db, mail) {
      refuseInjection(mail)
      // A subject may contain user text; as a header it must be one line.
      await jobs.send(db, deliverMail, { ...mail, subject: toOneLine(mail.subject) })
    },
  }
}

// With its growing pauses the last attempt is some hours after the first.
const deliverMail = defineJob<Mail>('deliver-mail', { retries: 10, expireSeconds: 120 })

function refuseInjection({ to, replyTo = to }: Mail): void {
  if (![to, replyTo].every((address) => BARE_ADDRESS.test(address))) {
    throw new MailRefusedError('A mail goes to exactly one bare address')
  }
}

const BARE_ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/
