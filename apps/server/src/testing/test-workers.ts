import { createWorkers, type Workers } from '../platform/workers/index.ts'
import { threadEntry } from '../thread-entry.ts'
import { silentLog } from './silent-log.ts'

let workers: Workers | undefined

/**
 * The threads of this process, shared: reading the kitchen's tables for each application would take
 * most of a test.
 */
export function testWorkers(): Workers {
  // On a busy machine a task may take long.
  workers ??= createWorkers({ entry: threadEntry, log: silentLog, most: 2, limitMs: 60_000 })
  return workers
}
