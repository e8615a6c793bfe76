export { activityRoutes } from './routes.ts'
export { createActivity } from './service.ts'
