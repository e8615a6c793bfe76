// Runs on a worker thread: what it imports is loaded there too.
import { defineTask } from '../../platform/workers/task.ts'
import { recognise } from './recognise.ts'

/** The kitchen's work for importing a pantry. */
export const pantryTasks = {
  recognise: defineTask('pantry.recognise', (names: string[]) => Promise.all(names.map(recognise))),
}
