// What the kitchen says of somebody else's recipe: it brings the lexicon along, so load it on first use.
export { beforeClaim, unclaimed, withoutClaims } from './review/claims.ts'
export { declineReason } from './review/decline-reason.ts'
export type { Fault, ReviewWish } from './review/fault.ts'
export { mendRecipe } from './review/mend/mend-recipe.ts'
export type { Correction, Mended } from './review/mend/mending.ts'
export { type Instead, type LineReview, reviewLine } from './review/review-line.ts'
export { type RecipeReview, reviewRecipe } from './review/review-recipe.ts'
export { reviewSentence } from './review/review-sentence.ts'
