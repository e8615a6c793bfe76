export { createGenerator } from './generation.ts'
export { assistantRoutes } from './routes.ts'
export { createAssistant } from './service.ts'
export { builtInWriter, modelWriter, type Writer } from './writers.ts'
