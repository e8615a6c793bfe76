export { nutritionParts } from './archive-parts.ts'
export { nutritionRoutes } from './routes.ts'
export { createNutrition } from './service.ts'
