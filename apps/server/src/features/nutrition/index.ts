export { nutritionRoutes } from './routes.ts'
export { createNutrition } from './service.ts'
