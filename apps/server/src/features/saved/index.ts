export { savedRoutes } from './routes.ts'
export { createSaved } from './service.ts'
