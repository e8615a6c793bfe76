export type { Dish, DishLine, Equipment, Variant, VariantName } from './dish.ts'
export { type Cookbook, type DishFile, type NamedDish, openCookbook } from './open-cookbook.ts'
export { toRecipe, totalMinutes } from './to-recipe.ts'
export { vary } from './vary.ts'
