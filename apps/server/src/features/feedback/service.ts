import type { BodyOf, contract } from '@potluck/contract'
import { FEEDBACK_RATINGS } from '@potluck/rules'
import type { Config } from '../../platform/config/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { bareAddress, type Mails } from '../../platform/mail/index.ts'
import { feedbackEntries } from './tables.ts'

export type FeedbackDeps = {
  database: Database
  mails: Mails
  now: () => Date
  /** The address that mails are sent from is the operator's. */
  config: Pick<Config, 'mailFrom'>
}

type Entry = BodyOf<(typeof contract.feedback)['POST /feedback-entries']>

export type Feedback = ReturnType<typeof createFeedback>

/** What members say about the product. */
export function createFeedback({ database, mails, now, config }: FeedbackDeps) {
  return {
    /** Stores an entry and mails it to the operator. */
    give: async (member: Member, entry: Entry): Promise<void> => {
      const tags = Array.from(new Set(entry.tags))
      await database.transaction(async (tx) => {
        await tx
          .insert(feedbackEntries)
          .values({ id: uuidv7(), userId: member.id, ...entry, tags, createdAt: now() })
        await mails.send(tx, toMail(bareAddress(config.mailFrom), member, { ...entry, tags }))
      })
    },
  }
}

function toMail(to: string, member: Member, { rating, tags, improvement }: Entry) {
  const about = tags.length > 0 ? ` about ${tags.join(', ')}` : ''
  const face = FEEDBACK_RATINGS[rating - 1] ?? ''
  return {
    to,
    memberId: member.id,
    subject: `Feedback: ${rating} of ${FEEDBACK_RATINGS.length}`,
    text: `${member.username} gives ${face} ${rating} of ${FEEDBACK_RATINGS.length}${about}.\n\n${improvement}\n`,
  }
}
