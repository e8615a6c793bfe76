import type { FastifyBaseLogger } from 'fastify'
import type { Job as Found, PgBoss } from 'pg-boss'
import type { Job, JobHandler } from './job.ts'

/** One job's handler and the loops that call it. */
export type Worker = {
  open(): Promise<void>
  start(): Promise<void>
  /** Looks for work now instead of at the next poll. */
  wake(): void
  /** Does what is due and answers how many jobs that were. */
  drain(delayed: boolean): Promise<number>
}

export function employ<Data extends object>(
  boss: PgBoss,
  job: Job<Data>,
  handler: JobHandler<Data>,
  log: FastifyBaseLogger,
): Worker {
  const loops: string[] = []
  const wake = () => {
    for (const loop of loops) boss.notifyWorker(loop)
  }
  const runAll = async (found: Found<Data>[]) => {
    // After a job there may be more; only an empty queue is left for five seconds.
    wake()
    for (const { id, data, signal } of found) {
      try {
        await handler(data, { id, signal })
      } catch (error) {
        log.error({ err: error, job: job.name, jobId: id }, 'a background job failed')
        throw error
      }
    }
  }
  return {
    wake,
    async open() {
      const options = queueOptions(job)
      if (await boss.getQueue(job.name)) await boss.updateQueue(job.name, options)
      else await boss.createQueue(job.name, { ...options, policy: policy(job) })
      // Both clear what pg-boss knows about the queue. Asking now fills that in, so that sending in
      // a transaction never has to ask outside it, where the embedded database would wait for
      // itself.
      await boss.findJobs(job.name, { id: NO_JOB })
    },
    async start() {
      for (let count = 0; count < (job.options.concurrency ?? 1); count++) {
        loops.push(await boss.work<Data>(job.name, { pollingIntervalSeconds: 5 }, runAll))
      }
    },
    async drain(delayed) {
      const found = await boss.fetch<Data>(job.name, { batchSize: 50, ignoreStartAfter: delayed })
      for (const { id, data } of found) {
        try {
          await handler(data, { id, signal: new AbortController().signal })
          await boss.complete(job.name, id)
        } catch (error) {
          await boss.fail(job.name, id)
          throw error
        }
      }
      return found.length
    },
  }
}

const NO_JOB = '00000000-0000-0000-0000-000000000000'

function policy(job: Job<object>): 'short' | 'standard' {
  return job.options.onlyOneWaits ? 'short' : 'standard'
}

function queueOptions({ options }: Job<object>) {
  return {
    retryLimit: options.retries ?? 5,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: options.expireSeconds ?? 300,
    // Finished jobs tell nothing that the log does not, and their data may be personal.
    deleteAfterSeconds: 3_600,
  }
}
