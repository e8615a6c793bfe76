export { reactionParts } from './archive-parts.ts'
export { reactionRoutes } from './routes.ts'
export { createReactions } from './service.ts'
