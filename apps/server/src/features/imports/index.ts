export { createImports } from './imports.ts'
export { createPhotoReading } from './photos/photo-reading.ts'
export { importRoutes, photoRoutes } from './routes.ts'
