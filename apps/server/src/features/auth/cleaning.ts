import { lt } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import { ATTEMPTS_KEPT_MS } from './attempts.ts'
import { NOTICES_KEPT_MS } from './notices.ts'
import {
  accountNotices,
  emailLinks,
  passwordChecks,
  resetRequests,
  sessions,
  signInFailures,
  signUps,
  takenAnswers,
} from './tables.ts'

const cleanAccounts = defineJob('clean-accounts')

/** Removes what has expired, every night: sessions, mailed links, counted attempts and mails. */
export function scheduleCleaning(deps: { database: Database; jobs: Jobs; now: () => Date }): void {
  const { database, jobs, now } = deps
  jobs.work(cleanAccounts, () => removeExpired(database, now()))
  jobs.schedule(cleanAccounts, '40 3 * * *')
}

export async function removeExpired({ db }: Database, at: Date): Promise<void> {
  const noticesUntil = new Date(at.getTime() - NOTICES_KEPT_MS)
  const attemptsUntil = new Date(at.getTime() - ATTEMPTS_KEPT_MS)
  await db.delete(sessions).where(lt(sessions.expiresAt, at))
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, at))
  await db.delete(signInFailures).where(lt(signInFailures.at, attemptsUntil))
  await db.delete(resetRequests).where(lt(resetRequests.at, attemptsUntil))
  await db.delete(signUps).where(lt(signUps.at, attemptsUntil))
  await db.delete(passwordChecks).where(lt(passwordChecks.at, attemptsUntil))
  await db.delete(takenAnswers).where(lt(takenAnswers.at, attemptsUntil))
  await db.delete(accountNotices).where(lt(accountNotices.at, noticesUntil))
}
