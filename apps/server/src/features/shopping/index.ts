export { shoppingParts } from './archive-parts.ts'
export { shoppingImporter } from './import-part.ts'
export { shoppingRoutes } from './routes.ts'
export { createShopping } from './service.ts'
