export { shoppingRoutes } from './routes.ts'
export { createShopping } from './service.ts'
