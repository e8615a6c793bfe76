export { assistantParts } from './archive-parts.ts'
export { createAssistant } from './assistant.ts'
export { forgetOriginals } from './forget-originals.ts'
export { assistantRoutes } from './routes.ts'
