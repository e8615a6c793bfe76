export { recipeQuery } from './api.ts'
export { useAdaptRecipe } from './recipe-page/use-adapt-recipe.ts'
