export { type Auth, type AuthDeps, createAuth } from './auth.ts'
export { authRoutes, signOut } from './routes.ts'
export { users } from './tables.ts'
export { findUserRow, toUser, type UserAnswer } from './user-answer.ts'
