export { compareEach, findAmong } from './compare.ts'
export {
  compareWithOwn,
  deriveKeys,
  type FindDeps,
  type FoundDouble,
  findDoubles,
  MOST_COMPARED,
} from './find-doubles.ts'
export { doubleRoutes } from './routes.ts'
export { createDoubles } from './service.ts'
