import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type Config, readConfig } from '../platform/config/index.ts'
import type { Database } from '../platform/database/index.ts'
import { createEvents, createLive, type Events, type Live } from '../platform/events/index.ts'
import { createJobs, type Jobs } from '../platform/jobs/index.ts'
import { createLog } from '../platform/logging/index.ts'
import { createMails, type Mail, type Mails } from '../platform/mail/index.ts'
import { createClock, type TestClock } from './clock.ts'
import { silentLog } from './silent-log.ts'
import { openTestDatabase } from './test-database.ts'

/** What every feature is given, with a database of its own and nothing that leaves the test. */
export type TestPlatform = {
  config: Config
  database: Database
  /** Silent unless TEST_LOG sets a level: `TEST_LOG=error` shows the cause of a 500. */
  log: FastifyBaseLogger
  clock: TestClock
  now: () => Date
  jobs: Jobs
  events: Events
  live: Live
  mails: Mails
  /** The mails that `jobs.drain()` has sent, oldest first; if given, only those to one address. */
  mailbox(address?: string): Mail[]
  close(): Promise<void>
}

/**
 * @param env environment variables besides the defaults: no limits on calls, no house, a folder of
 * its own
 */
export async function openTestPlatform(env: Record<string, string> = {}): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    COOKBOOK: 'off',
    ...env,
  })
  const log = process.env.TEST_LOG ? createLog(process.env.TEST_LOG) : silentLog
  const database = await openTestDatabase(log)
  const clock = createClock()
  const jobs = createJobs(database, log)
  const live = createLive(database, log)
  const sent: Mail[] = []
  const mails = createMails(jobs, async (mail) => {
    sent.push(mail)
  })
  return {
    config: { ...config, databaseUrl: database.url },
    database,
    log,
    clock,
    now: clock.now,
    jobs,
    events: createEvents(database, jobs),
    live,
    mails,
    mailbox: (address) => sent.filter(({ to }) => address === undefined || to === address),
    async close() {
      await jobs.stop()
      await live.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
