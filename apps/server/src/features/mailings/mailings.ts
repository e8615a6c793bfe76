import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../platform/config/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import type { Mails } from '../../platform/mail/index.ts'
import { startDigest } from './digest.ts'
import { sendNextPage } from './send.ts'
import { createUnsubscribing } from './unsubscribing.ts'

type MailingDeps = {
  database: Database
  jobs: Jobs
  mails: Mails
  now: () => Date
  log: FastifyBaseLogger
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>
  sessionSecret: string
}

export type Mailings = ReturnType<typeof createMailings>

const LOOK_EVERY_SECONDS = 60

/** Mails to many: the weekly digest and special offers, and unsubscribing. */
export function createMailings(deps: MailingDeps) {
  const { database, jobs, now } = deps
  const unsubscribing = createUnsubscribing(deps)
  const sending = { ...deps, unsubscribing }
  jobs.work(continueMailings, async (_, { signal }) => {
    await startDigest(database, now())
    let more = true
    while (more && !signal.aborted) {
      more = await database.transaction((tx) => sendNextPage(tx, sending))
    }
  })
  jobs.repeat(continueMailings, LOOK_EVERY_SECONDS)
  return { unsubscribing }
}

/** Continues mailings that are not completely sent, whether started by a date or a command. */
const continueMailings = defineJob('continue-mailings', {
  onlyOneWaits: true,
  expireSeconds: 3_600,
})
