export { type AuthDeps, createAuth } from './auth.ts'
export { authRoutes } from './routes.ts'
export { users } from './tables.ts'
