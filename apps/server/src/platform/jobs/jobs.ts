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
  /** Sets apart the jobs of a kind of which `onlyOneWaits`. */
  key?: string
}

/** Background work, kept in the database: sent in a transaction, done after it, at least once. */
export type Jobs = {
  /** Says who does a job; once a job, before `open`. */
  work<Data extends object>(job: Job<Data>, handler: JobHandler<Data>): void
  /**
   * Sends a job by itself, by a five-field cron line in UTC ('0 3 * * *' is at 3 every night), once
   * however many processes run; before `start`.
   */
  schedule(job: Job<Record<string, never>>, cron: string): void
  /**
   * Sends a job by itself at the start and then every so many seconds, once however many processes
   * run; before `start`. For what cannot wait for the minute of a schedule.
   */
  repeat(job: Job<Record<string, never>>, everySeconds: number): void
  /** Asks for a job. In a transaction it exists once that commits, and is then looked for at once. */
  send<Data extends object>(
    db: Db,
    job: Job<Data>,
    data: Data,
    options?: SendOptions,
  ): Promise<void>
  /**
   * Removes the jobs of a deleted account, done or not: those with a value that is its id or an
   * address they proved. What runs just now is gone in an hour.
   */
  forget(tx: Db, account: DeletedAccount): Promise<void>
  /** Makes the queues; from here on jobs can be sent. */
  open(): Promise<void>
  /** Starts doing the jobs and keeping the schedules: when the server listens. */
  start(): Promise<void>
  /**
   * Does the jobs that are due, in this call, until none is left: what tests use in place of `start`.
   * With `delayed`, also those that wait for a later moment. @throws what a handler threw
   */
  drain(options?: { delayed?: boolean }): Promise<void>
  /** Waits up to eight seconds for what runs; what is not done by then will be repeated. */
  stop(): Promise<void>
}

/** Jobs by pg-boss, over the connections that everything else uses. */
export function createJobs(database: Database, log: FastifyBaseLogger): Jobs {
  const boss = openBoss(database, log)
  const workers = new Map<string, Worker>()
  const schedules = new Map<string, string>()
  const repeats = new Map<string, number>()
  const timers: NodeJS.Timeout[] = []
  const repeat = (name: string, everySeconds: number) => {
    const ask = () => {
      boss
        // The database lets one into each stretch of time, whoever comes first.
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

/** Asked oftener than once, so that none is left out when clock and timer drift apart. */
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
    // The embedded database has no autovacuum and is looked after by `database.maintain`.
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

// A schedule that the code no longer has would go on for ever in the database.
async function keepSchedules(boss: PgBoss, schedules: Map<string, string>): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!schedules.has(name)) await boss.unschedule(name)
  }
  for (const [name, cron] of schedules) await boss.schedule(name, cron, {})
}
