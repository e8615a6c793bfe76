export { reactionRoutes } from './routes.ts'
export { createReactions } from './service.ts'
