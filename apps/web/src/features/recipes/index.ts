export { recipeQuery } from './api.ts'
export { type QuickActionsProps, type RecipeOutlets, RecipeOutletsContext } from './outlets.ts'
export { useAdaptRecipe } from './recipe-page/use-adapt-recipe.ts'
export { copyText, offerToDevice } from './share.ts'
