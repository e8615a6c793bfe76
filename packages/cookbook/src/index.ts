export type { Dish, Variant, VariantName } from './dish.ts'
export { type Issue, readDish } from './read-dish.ts'
export { vary } from './vary.ts'
