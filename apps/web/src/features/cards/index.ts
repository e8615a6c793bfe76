export { LiveRankedRow } from './live-ranked-row.tsx'
export { type LiveRecipe, LiveRecipeCard } from './live-recipe-card.tsx'
export { useCardSentences } from './sentences.ts'
export { useWholeRecipe } from './use-whole-recipe.ts'
