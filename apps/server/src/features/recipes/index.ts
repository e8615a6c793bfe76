export { listReadable } from './answer-queries.ts'
export {
  type AnswerContent,
  type Answered,
  answerContent,
  answerOnThread,
  writeAnswered,
} from './answering.ts'
export { recipeParts } from './archive-parts.ts'
export {
  CARD_COLUMNS,
  CARD_ROW,
  CARD_TABLES,
  type CardRow,
  RECIPE_STATUS,
  selectCards,
  toCard,
  viewerColumns,
} from './cards.ts'
export { applyChanges, EMPTY_CONTENT, type RecipeContent } from './content.ts'
export {
  type AskedKey,
  hasDoubleKeys,
  listCardsOf,
  listDoubleKeys,
  listSharing,
  listToCompare,
  type ToCompare,
} from './double-keys.ts'
export { forgetCredits } from './forget-credits.ts'
export { INGREDIENT_ROW, INGREDIENTS_OF_R } from './ingredient-rows.ts'
export { toIsoDuration, wholeMinutes } from './iso-duration.ts'
export { answerFor } from './kitchen/kitchen-answers.ts'
export { recipeTasks } from './kitchen/kitchen-tasks.ts'
export { type Compared, toDoubleRecipe } from './kitchen/to-double-recipe.ts'
export { type NewVersion, saveNewVersion } from './new-version.ts'
export { keptOrigin } from './origin.ts'
export { findCookNames, isOriginAskedOf, refuseUnconfirmed } from './origin-question.ts'
export { listAllOwn, type OwnRecipeCopy } from './own-copies.ts'
export { lockOwn, refuseIncomplete, toContent } from './own-recipe.ts'
export {
  deleteOwnDrafts,
  deleteOwnRecipe,
  insertRecipe,
  lockOwnRecipe,
  replaceContent,
  setMissingPhoto,
  setStatus,
} from './queries.ts'
export type { PublicRecipe } from './recipe-answer.ts'
export { createAnswerRenewal } from './renew-answers.ts'
export { keepGivenUp } from './revisions/revision-queries.ts'
export { revisionRoutes } from './revisions/revision-routes.ts'
export { createRevisions, writeEarlier } from './revisions/revisions.ts'
export { recipeRoutes } from './routes.ts'
export { foodKey, foodMark, titleMark } from './search-keys.ts'
export { createRecipes, type Recipes } from './service.ts'
export { createViews } from './views.ts'
export {
  isFoundBy,
  isFoundByAll,
  isListedFor,
  isPublicRecipe,
  isPublished,
  isReadableBy,
  joinReadable,
} from './visible-recipes.ts'
