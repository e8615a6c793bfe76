// Runs on a worker thread: what it imports is loaded there too.
import { defineTask } from '../../platform/workers/task.ts'
import { recognise } from './recognise.ts'

/** What an import asks of a whole pantry. */
export const pantryTasks = {
  recognise: defineTask('pantry.recognise', (names: string[]) => Promise.all(names.map(recognise))),
}
