export { plannerParts } from './archive-parts.ts'
export { planImporter } from './import-part.ts'
export {
  countPlannedIngredients,
  deleteEntriesById,
  deleteEntry,
  findDayEnd,
  insertEntry,
  listPlannedRecipes,
  listTitlesAround,
  lockPlan,
  movePlanned,
} from './queries.ts'
export { plannerRoutes } from './routes.ts'
export { createPlanner } from './service.ts'
