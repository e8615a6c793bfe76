export { exportRoutes } from './routes.ts'
export { createExports } from './service.ts'
