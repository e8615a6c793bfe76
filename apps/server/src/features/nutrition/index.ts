export { nutritionParts } from './archive-parts.ts'
export { goalsImporter } from './import-part.ts'
export { nutritionRoutes } from './routes.ts'
export { createNutrition } from './service.ts'
