export { nutritionParts } from './archive-parts.ts'
export { bringGoals } from './bring.ts'
export { nutritionRoutes } from './routes.ts'
export { createNutrition } from './service.ts'
