export * from './accounts/accounts.ts'
export { CALLING_CODES, joinPhoneNumber, splitPhoneNumber } from './accounts/calling-codes.ts'
export * from './accounts/password-strength.ts'
export * from './accounts/plans.ts'
export * from './accounts/settings.ts'
export * from './activity.ts'
export * from './alerts.ts'
export * from './analytics.ts'
export * from './archives.ts'
export * from './badges.ts'
export * from './choices.ts'
export * from './feedback.ts'
export * from './formats.ts'
export * from './limits.ts'
export * from './pages.ts'
export * from './planning/nutrition.ts'
export * from './planning/pantry.ts'
export { type PantryLine, readPantryLine } from './planning/pantry-line.ts'
export { readPart } from './planning/pantry-part.ts'
export {
  giveBackToPantry,
  type PantryAmount,
  type PantryUse,
  pantryShare,
  takeFromPantry,
} from './planning/pantry-use.ts'
export * from './planning/planner.ts'
export * from './planning/shopping.ts'
export * from './recipes/exports.ts'
export * from './recipes/imports.ts'
export {
  type CookNames,
  isOriginAddress,
  isOriginAsked,
  NO_ORIGIN_ADDRESS,
} from './recipes/origin.ts'
export * from './recipes/publication.ts'
export * from './recipes/recipe-form.ts'
export * from './recipes/recipe-length.ts'
export * from './recipes/recipe-times.ts'
export * from './recipes/video.ts'
export { toWrittenRecipe } from './recipes/written-recipe.ts'
export { parseSearchText, type SearchTerm, withoutTerm } from './search-query.ts'
export { dayStreak, STREAK_LIMIT_DAYS } from './streak.ts'
export { countCharacters, isBlank, toOneLine } from './text.ts'
