import type { Database } from '../../platform/database/index.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import type { PlanChanges } from './plan-changes.ts'
import * as queries from './queries.ts'

const AT_ONCE = 200

const endSubscriptions = defineJob('end-subscriptions', { onlyOneWaits: true })

/** A job that moves members who cancelled back to Basic at the end of the month. */
export function keepPlanEnds({
  database,
  jobs,
  changes,
  now,
}: {
  database: Database
  jobs: Jobs
  changes: PlanChanges
  now: () => Date
}): void {
  jobs.work(endSubscriptions, endDue)
  jobs.schedule(endSubscriptions, '1 * * * *')

  /** Moves members whose plan has run out to Basic, unless they resumed it meanwhile. */
  async function endDue(): Promise<void> {
    let due = await queries.listDue(database.db, now(), AT_ONCE)
    while (due.length > 0) {
      for (const userId of due) await end(userId)
      due = await queries.listDue(database.db, now(), AT_ONCE)
    }
  }

  function end(userId: string): Promise<void> {
    return database.transaction(async (tx) => {
      const before = await queries.findSubscriptionForUpdate(tx, userId)
      if (!before?.ends_at || new Date(before.ends_at) > now()) return
      await queries.endSubscription(tx, userId)
      await changes.note(tx, userId, 'ended', before)
    })
  }
}
