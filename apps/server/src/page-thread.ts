// The worker thread that draws pages. It loads nothing else of the server.
import { drawPage } from './pages/drawing.ts'
import { serveTasks } from './platform/workers/serve-tasks.ts'

await serveTasks([drawPage], async () => undefined)
