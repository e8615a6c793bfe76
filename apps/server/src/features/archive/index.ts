export { type Imported, importRecipes } from './import-recipes.ts'
export { archiveRoutes } from './routes.ts'
export { createArchives } from './service.ts'
export { ArchiveRefusedError } from './zip-reader.ts'
