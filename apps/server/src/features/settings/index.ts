export { settingsRoutes } from './routes.ts'
export { createSettings } from './service.ts'
