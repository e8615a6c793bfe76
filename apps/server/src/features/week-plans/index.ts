export { weekPlanRoutes } from './routes.ts'
export { createWeekPlans } from './service.ts'
