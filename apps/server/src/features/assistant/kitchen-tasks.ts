import { defineTask } from '../../platform/workers/task.ts'
import * as lookups from './tools/kitchen-lookups.ts'
import * as writer from './writing/kitchen-writer.ts'

/** The kitchen's work for answers runs on worker threads, since the largest input takes seconds. */
export const kitchenTasks = {
  write: defineTask('assistant.write', writer.writeByKitchen),
  bind: defineTask('assistant.bind', writer.bindModel),
  read: defineTask('assistant.read', writer.readGrowing),
  judge: defineTask('assistant.judge', writer.judge),
  settleFaults: defineTask('assistant.settle-faults', writer.settleFaults),
  settleStopped: defineTask('assistant.settle-stopped', writer.settleStopped),
  countNutrition: defineTask('assistant.count-nutrition', lookups.countNutrition),
  findSubstitutes: defineTask('assistant.find-substitutes', lookups.findSubstitutes),
  readCookbook: defineTask('assistant.read-cookbook', lookups.readCookbook),
}
