export { savedParts } from './archive-parts.ts'
export { createCollections } from './collections.ts'
export { collectionRoutes, savedRoutes } from './routes.ts'
export { createSaved } from './service.ts'
