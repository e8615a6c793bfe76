export { profileRoutes } from './routes.ts'
export { createProfiles, type ProfileAnswer } from './service.ts'
