export { listPosts } from './posts.ts'
export { activityRoutes } from './routes.ts'
export { createActivity } from './service.ts'
