export { activityParts } from './archive-parts.ts'
export { listPosts } from './posts.ts'
export { activityRoutes } from './routes.ts'
export { createActivity } from './service.ts'
