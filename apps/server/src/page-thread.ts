// The worker thread that draws pages. Nothing else of the server is loaded.
import { drawPage } from './pages/drawing.ts'
import { serveTasks } from './platform/workers/serve-tasks.ts'

await serveTasks([drawPage], async () => undefined)
