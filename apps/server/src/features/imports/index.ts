export { importRoutes } from './routes.ts'
export { createImports } from './service.ts'
