export { shoppingParts } from './archive-parts.ts'
export { bringShopping } from './bring.ts'
export { shoppingRoutes } from './routes.ts'
export { createShopping } from './service.ts'
