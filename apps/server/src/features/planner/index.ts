export { plannerParts } from './archive-parts.ts'
export { listPlannedRecipes } from './queries.ts'
export { plannerRoutes } from './routes.ts'
export { createPlanner } from './service.ts'
