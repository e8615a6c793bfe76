export { siteParts } from './archive-parts.ts'
export { forgetMessages } from './forget-messages.ts'
export { siteRoutes } from './routes.ts'
export { createSite } from './service.ts'
