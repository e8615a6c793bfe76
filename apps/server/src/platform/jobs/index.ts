export { defineJob, type Job, type JobHandler, type JobOptions, type JobRun } from './job.ts'
export { createJobs, type Jobs, type SendOptions } from './jobs.ts'
export { takeNightlySnapshots } from './snapshots.ts'
export { workForAWhile } from './work-for-a-while.ts'
