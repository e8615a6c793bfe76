export { shoppingParts } from './archive-parts.ts'
export { shoppingRoutes } from './routes.ts'
export { createShopping } from './service.ts'
