export {
  COURSES,
  DIET_VARIANTS,
  type Dish,
  type DishLine,
  type Equipment,
  HEAT_SOURCES,
  KINDS,
  type Variant,
  type VariantName,
} from './dish.ts'
export type { DishFile } from './dish-file.ts'
export { findTools } from './find-tools.ts'
export type { Known } from './knowledge/read-knowledge.ts'
export { type Cookbook, type NamedDish, openCookbook } from './open-cookbook.ts'
export { recipeMinutes, toRecipe, totalMinutes } from './to-recipe.ts'
export { vary } from './vary.ts'
