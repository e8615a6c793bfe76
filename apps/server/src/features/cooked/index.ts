export { cookedParts } from './archive-parts.ts'
export { createDeductions } from './deductions.ts'
export { cookedRoutes } from './routes.ts'
export { createCooked } from './service.ts'
