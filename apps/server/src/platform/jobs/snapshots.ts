import type { Database } from '../database/index.ts'
import { defineJob } from './job.ts'
import type { Jobs } from './jobs.ts'

/** Takes a snapshot of the embedded database every night at 3; a server has its own backups. */
export function takeNightlySnapshots(database: Database, jobs: Jobs): void {
  if (database.kind === 'postgres') return
  jobs.work(takeSnapshot, async () => {
    await database.snapshot()
  })
  jobs.schedule(takeSnapshot, '0 3 * * *')
}

const takeSnapshot = defineJob('take-snapshot', { retries: 1 })
