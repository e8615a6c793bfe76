export { createImports } from './imports.ts'
export { importRoutes } from './routes.ts'
