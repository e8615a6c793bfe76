export { createAssistant } from './assistant.ts'
export { assistantRoutes } from './routes.ts'
