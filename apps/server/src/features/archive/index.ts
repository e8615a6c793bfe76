export { type Imported, importArchive } from './import-archive.ts'
export { createArchiveImports } from './imports.ts'
export { archiveRoutes } from './routes.ts'
export { createArchives } from './service.ts'
