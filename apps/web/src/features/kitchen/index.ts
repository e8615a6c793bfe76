export { DietSeals } from './diet-seals.tsx'
export { NutritionFacts } from './nutrition-facts.tsx'
export { RecipeCheck } from './recipe-check.tsx'
