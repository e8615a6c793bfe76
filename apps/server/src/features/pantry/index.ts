export { listPantry } from './queries.ts'
export { pantryRoutes } from './routes.ts'
export { createPantry } from './service.ts'
