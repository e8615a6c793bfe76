import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../platform/config/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Events, Live } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Mails } from '../../platform/mail/index.ts'
import type { Unsubscribing } from '../mailings/index.ts'
import { mailRecipeAlerts } from './alert-mails.ts'
import { createPreferences } from './preferences.ts'
import { raiseAlerts } from './raise.ts'
import { createAlerts } from './service.ts'
import { createStreams } from './streams.ts'
import { trimAlerts } from './trim.ts'
import { withdrawAlerts } from './withdraw.ts'

type NotificationDeps = {
  database: Database
  jobs: Jobs
  events: Events
  live: Live
  mails: Mails
  unsubscribing: Unsubscribing
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>
  now: () => Date
  log: FastifyBaseLogger
}

export type Notifications = ReturnType<typeof createNotifications>

/**
 * Alerts: raised by the events of other features, read and streamed here. No feature imports this
 * one.
 */
export function createNotifications(deps: NotificationDeps) {
  raiseAlerts(deps)
  withdrawAlerts(deps)
  trimAlerts(deps)
  mailRecipeAlerts(deps)
  const streams = createStreams(deps)
  return {
    alerts: createAlerts(deps),
    preferences: createPreferences(deps),
    streams,
    /** Ends the open streams: a stopping server does not wait for its readers to leave. */
    close: streams.close,
  }
}
