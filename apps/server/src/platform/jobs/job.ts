/**
 * A kind of background work and its input. `jobs.work` sets its handler, `jobs.send` queues one.
 * The data is stored as JSON: ids and plain values, never dates or whole rows.
 */
export type Job<Data extends object> = {
  /** Kebab-case, unique and never changed: rows in the database carry it. */
  name: string
  options: JobOptions
  /** Never set: ties the data's type to the job. */
  readonly data?: Data
}

export type JobOptions = {
  /**
   * How often a failed run is repeated, with growing pauses of 5 seconds and more; by default 5
   * times.
   */
  retries?: number
  /** A run that takes longer counts as dead and is repeated; by default 300 seconds. */
  expireSeconds?: number
  /** How many of them run at the same time in one process; by default 1. */
  concurrency?: number
  /** While one with the same key waits (without keys: any), another is not added. */
  onlyOneWaits?: boolean
}

/** Does the work. It may be called again for the same data, which must not repeat the effect. */
export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>

export type JobRun = {
  /** The same for all repetitions of one job. */
  id: string
  /** Aborted when the process stops or the run has expired. */
  signal: AbortSignal
}

/** Declares a kind of work, beside the code that does it. */
export function defineJob<Data extends object = Record<string, never>>(
  name: string,
  options: JobOptions = {},
): Job<Data> {
  return { name, options }
}
