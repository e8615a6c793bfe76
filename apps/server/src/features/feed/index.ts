export { feedRoutes } from './routes.ts'
export { createFeed } from './service.ts'
