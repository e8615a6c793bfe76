export { putAway, toPantryRow } from './put-away.ts'
export { deleteSomeItems as takeBack, type ItemRow, listPantry } from './queries.ts'
export { pantryRoutes } from './routes.ts'
export { createPantry } from './service.ts'
