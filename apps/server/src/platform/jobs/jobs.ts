import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { DeletedAccount } from '../account-deletion.ts'
import { afterCommit, changeRows, type Database, type Db } from '../database/index.ts'
import type { Job, JobHandler } from './job.ts'
import { employ, type Worker } from './worker.ts'

export type SendOptions = {
  /** Not before this moment, by the database's clock. */
  startAfter?: Date
  /** Separates jobs of a kind with `onlyOneWaits`. */
  key?: string
}

/** Background work, kept in the database: sent in a transaction, done after it, at least once. */
export type Jobs = {
  /** Sets the handler of a job; once per job, before `open`. */
  work<Data extends object>(job: Job<Data>, handler: JobHandler<Data>): void
  /**
   * Sends a job on a schedule, a five-field cron line in UTC ('0 3 * * *' is at 3 every night),
   * once however many processes run; before `start`.
   */
  schedule(job: Job<Record<string, never>>, cron: string): void
  /**
   * Sends a job at the start and then at an interval in seconds, once however many processes run;
   * before `start`. For what cannot wait for the minute of a schedule.
   */
  repeat(job: Job<Record<string, never>>, everySeconds: number): void
  /**
   * Queues a job. In a transaction it exists once that commits, and workers then look for it at
   * once.
   */
  send<Data extends object>(
    db: Db,
    job: Job<Data>,
    data: Data,
    options?: SendOptions,
  ): Promise<void>
  /**
   * Removes the jobs of a deleted account, done or not: those with a value that is its id or an
   * address they confirmed. A job running just now is deleted within an hour.
   */
  forget(tx: Db, account: DeletedAccount): Promise<void>
  /** Creates the queues; from then on jobs can be sent. */
  open(): Promise<void>
  /** Starts the workers and schedules; called when the server listens. */
  start(): Promise<void>
  /**
   * Does the jobs that are due, within this call, until none is left: for tests, instead of
   * `start`. With `delayed`, also those that wait for a later moment.
   * @throws what a handler threw
   */
  drain(options?: { delayed?: boolean }): Promise<void>
  /** Waits up to eight seconds for running jobs; unfinished ones will be repeated. */
  stop(): Promise<void>
}

/** Jobs by pg-boss, on the same connections as everything else. */
export function createJobs(database: Database, log: FastifyBaseLogger): Jobs {
  const boss = openBoss(database, log)
  const workers = new Map<string, Worker>()
  const schedules = new Map<string, string>()
  const repeats = new Map<string, number>()
  const timers: NodeJS.Timeout[] = []
  const repeat = (name: string, everySeconds: number) => {
    const ask = () => {
      boss
        // The database accepts one per interval, whichever process comes first.
        .send(name, {}, { singletonSeconds: everySeconds })
        .then((id) => id && workers.get(name)?.wake())
        .catch((error: unknown) => log.error({ err: error, job: name }, 'no repeated job'))
    }
    ask()
    timers.push(setInterval(ask, (everySeconds * 1000) / ASKED_IN_A_STRETCH).unref())
  }
  return {
    work(job, handler) {
      if (workers.has(job.name)) throw new Error(`The job ${job.name} has a handler already`)
      workers.set(job.name, employ(boss, job, handler, log))
    },
    schedule(job, cron) {
      schedules.set(job.name, cron)
    },
    repeat(job, everySeconds) {
      repeats.set(job.name, everySeconds)
    },
    async send(db, job, data, { startAfter, key } = {}) {
      const worker = workers.get(job.name)
      if (!worker) throw new Error(`Nobody does the job ${job.name}`)
      await boss.send(job.name, data, {
        ...(startAfter && { startAfter }),
        ...(key !== undefined && { singletonKey: key }),
        db: fromDrizzle(db, sql),
      })
      if (!startAfter) afterCommit(db, worker.wake)
    },
    async forget(tx, { id, provenEmails }) {
      const values = JSON.stringify({ theirs: [id, ...provenEmails] })
      await changeRows(tx)`delete from jobs.job where state <> 'active'
        and jsonb_path_exists(lower(data::text)::jsonb, '$.** ? (@ == $theirs[*])', ${values}::jsonb)`
    },
    async open() {
      await boss.start()
      for (const worker of workers.values()) await worker.open()
    },
    async start() {
      for (const worker of workers.values()) await worker.start()
      await keepSchedules(boss, schedules)
      for (const [name, everySeconds] of repeats) repeat(name, everySeconds)
    },
    async drain({ delayed = false } = {}) {
      let done: number
      do {
        done = 0
        for (const worker of workers.values()) done += await worker.drain(delayed)
      } while (done > 0)
    },
    stop: () => {
      for (const timer of timers) clearInterval(timer)
      return boss.stop({ close: false, graceful: true, timeout: 8_000 })
    },
  }
}

/** Tried several times per interval, so that none is skipped when clock and timer drift apart. */
const ASKED_IN_A_STRETCH = 3

function openBoss(database: Database, log: FastifyBaseLogger): PgBoss {
  const embedded = database.kind === 'pglite'
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const answer = await database.execute(text, values)
        return Array.isArray(answer) ? { rows: answer.flatMap(({ rows }) => rows) } : answer
      },
    },
    schema: 'jobs',
    backend: embedded ? 'pglite' : 'postgres',
    // The embedded database has no autovacuum; `database.maintain` does that.
    monitorVacuum: !embedded,
    reindex: !embedded,
    // Job flows are not used, and schedules are exact to the minute.
    flowIntervalSeconds: 3_600,
    cronWorkerIntervalSeconds: 30,
  })
  boss.on('error', (error) => log.error({ err: error }, 'background jobs'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, `background jobs: ${message}`))
  return boss
}

// A schedule removed from the code would otherwise stay in the database for ever.
async function keepSchedules(boss: PgBoss, schedules: Map<string, string>): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!schedules.has(name)) await boss.unschedule(name)
  }
  for (const [name, cron] of schedules) await boss.schedule(name, cron, {})
}
