// A worker thread: it does the tasks that the features register here, and loads nothing else of the
// server.
import { kitchenTasks } from './features/assistant/kitchen-tasks.ts'
import { warmKitchen } from './features/assistant/writing/kitchen-writer.ts'
import { bookTasks } from './features/cookbook/kitchen-tasks.ts'
import { useStock } from './features/cooked/kitchen-tasks.ts'
import { doubleTasks } from './features/doubles/double-tasks.ts'
import { importTasks } from './features/imports/import-tasks.ts'
import { pantryTasks } from './features/pantry/kitchen-tasks.ts'
import { recipeTasks } from './features/recipes/kitchen/kitchen-tasks.ts'
import { shoppingTasks } from './features/shopping/kitchen-tasks.ts'
import { serveTasks } from './platform/workers/serve-tasks.ts'

const tasks = [
  kitchenTasks,
  bookTasks,
  doubleTasks,
  importTasks,
  pantryTasks,
  recipeTasks,
  shoppingTasks,
  { useStock },
].flatMap((each) => Object.values(each))
await serveTasks(tasks, warmKitchen)
