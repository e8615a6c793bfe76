export * from './accounts.ts'
export * from './activity.ts'
export * from './alerts.ts'
export * from './badges.ts'
export { CALLING_CODES, joinPhoneNumber, splitPhoneNumber } from './calling-codes.ts'
export * from './choices.ts'
export * from './cook-time.ts'
export * from './feedback.ts'
export * from './formats.ts'
export * from './limits.ts'
export * from './pages.ts'
export * from './pantry.ts'
export { type PantryLine, readPantryLine } from './pantry-line.ts'
export {
  type PantryAmount,
  type PantryUse,
  pantryShare,
  takeFromPantry,
} from './pantry-use.ts'
export * from './password-strength.ts'
export * from './planner.ts'
export * from './plans.ts'
export * from './publication.ts'
export * from './recipe-form.ts'
export { parseSearchText, type SearchTerm, withoutTerm } from './search-query.ts'
export * from './settings.ts'
export * from './shopping.ts'
export { dayStreak, STREAK_LIMIT_DAYS } from './streak.ts'
export * from './video.ts'
