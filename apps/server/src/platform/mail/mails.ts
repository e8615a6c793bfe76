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
  /** Where a reader ends mails of this kind, for those that nobody asked for one by one. */
  unsubscribeUrl?: string
  /** The account it goes to or comes from, with which it is deleted. */
  memberId?: string
  /** Where an answer goes: whoever wrote what is passed on. */
  replyTo?: string
}

/** Brings one mail to the server, or wherever mails go. @throws when it must be tried again */
export type Deliver = (mail: Mail) => Promise<void>

export type Mails = {
  /**
   * Sends a mail if and when the transaction commits, as a job that is repeated until the server
   * takes it. @throws MailRefusedError
   */
  send(db: Db, mail: Mail): Promise<void>
}

/** An address that would write headers of its own. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
}

export function createMails(jobs: Jobs, deliver: Deliver): Mails {
  jobs.work(deliverMail, deliver)
  return {
    async send(db, mail) {
      refuseInjection(mail)
      // A subject may hold what somebody typed: as a header it is one line.
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
