export { createCollections } from './collections.ts'
export { collectionRoutes, savedRoutes } from './routes.ts'
export { createSaved } from './service.ts'
