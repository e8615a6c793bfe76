export { compareWithOwn, type FindDeps, type FoundDouble, findDoubles } from './find-doubles.ts'
export { doubleRoutes } from './routes.ts'
export { createDoubles } from './service.ts'
