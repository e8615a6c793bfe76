export { listPlannedRecipes } from './queries.ts'
export { plannerRoutes } from './routes.ts'
export { createPlanner } from './service.ts'
