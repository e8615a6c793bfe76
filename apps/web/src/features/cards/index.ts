export { type LiveRecipe, LiveRecipeCard } from './live-recipe-card.tsx'
