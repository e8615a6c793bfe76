// Whether two recipes are one: it includes the lexicon, so load it on first use.
export {
  compareDoubles,
  type DoubleAnswer,
  type DoubleDifferences,
} from './doubles/compare-doubles.ts'
export { doubleKeys } from './doubles/double-keys.ts'
export type { DoubleRecipe } from './doubles/double-recipe.ts'
