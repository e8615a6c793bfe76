export { followRoutes } from './routes.ts'
export { createFollows } from './service.ts'
