export { recipeQuery } from './api.ts'
export { type RecipeOutlets, RecipeOutletsContext } from './outlets.ts'
export { useAdaptRecipe } from './recipe-page/use-adapt-recipe.ts'
