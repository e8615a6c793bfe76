export {
  ownRecipesQuery,
  recipeQuery,
  useCreateRecipe,
  useDeleteRecipe,
  useRestoreRevision,
  useUpdateRecipe,
} from './api.ts'
export { type QuickActionsProps, type RecipeOutlets, RecipeOutletsContext } from './outlets.ts'
export { IngredientGroups } from './recipe-page/ingredient-groups.tsx'
export { RecipeOrigin } from './recipe-page/recipe-origin.tsx'
export { showAsWritten } from './recipe-page/shown-recipe.ts'
export { useAdaptRecipe } from './recipe-page/use-adapt-recipe.ts'
export { copyText, offerToDevice } from './share.ts'
export { useExport } from './use-export.tsx'
export { WaysIn } from './ways-in.tsx'
