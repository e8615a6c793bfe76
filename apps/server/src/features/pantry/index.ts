export { pantryParts } from './archive-parts.ts'
export { pantryImporter } from './import-part.ts'
export { pantryLine } from './pantry-line.ts'
export { putAway, toPantryRow } from './put-away.ts'
export {
  deleteSomeItems as takeBack,
  foodsInPantry,
  type ItemRow,
  listPantry,
  lockPantry,
  type PantryFood,
} from './queries.ts'
export { pantryRoutes } from './routes.ts'
export { createPantry } from './service.ts'
