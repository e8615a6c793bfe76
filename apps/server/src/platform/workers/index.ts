export { inThisThread } from './in-this-thread.ts'
export { serveTasks } from './serve-tasks.ts'
export { defineTask, type Task } from './task.ts'
export { createWorkers, TookTooLongError, type Workers } from './workers.ts'
