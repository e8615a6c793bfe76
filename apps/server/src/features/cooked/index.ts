export { cookedRoutes } from './routes.ts'
export { createCooked } from './service.ts'
