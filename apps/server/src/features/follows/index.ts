export { followParts } from './archive-parts.ts'
export {
  FOLLOWED_COOKS,
  FOLLOWED_RECIPES,
  type FollowedRows,
  newestOfFollowed,
} from './newest-of-followed.ts'
export { followRoutes } from './routes.ts'
export { createFollows } from './service.ts'
