/**
 * A kind of background work and what it is given. `jobs.work` says who does it, `jobs.send` asks for
 * it. The data is stored as JSON: ids and plain values, never dates or whole rows.
 */
export type Job<Data extends object> = {
  /** Kebab-case, unique, kept for ever: rows in the database carry it. */
  name: string
  options: JobOptions
  /** Never set: ties the data's type to the job. */
  readonly data?: Data
}

export type JobOptions = {
  /** How often a failed run is repeated, with growing pauses of 5 seconds and more; 5 unless told. */
  retries?: number
  /** A run that takes longer is taken for dead and repeated; 300 seconds unless told. */
  expireSeconds?: number
  /** How many of them run at the same time in one process; 1 unless told. */
  concurrency?: number
  /** While one with the same key waits (or, without keys, any), another is not added. */
  onlyOneWaits?: boolean
}

/** Does the work once. It may be called again for the same data: twice must do no more than once. */
export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>

export type JobRun = {
  /** The same over all repetitions of one job. */
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
