export { siteRoutes } from './routes.ts'
export { createSite } from './service.ts'
