// Everything that needs the lexicon's tables: load it where it is used ('await import'), not with a
// page.
export { type Avoidance, toAvoidance } from './diets/avoidance.ts'
export { isClassOfFoods } from './diets/avoided-names.ts'
export {
  type CheckedRecipe,
  checkDiet,
  type DietCheck,
  type Finding,
  isFreeOf,
  type Verdict,
} from './diets/check-diet.ts'
export { describeFood, type FoodDescription } from './diets/describe-food.ts'
export { findLanguage } from './languages/languages.ts'
export { AISLES, type Aisle } from './lexicon/aisles.ts'
export type { Fact } from './lexicon/facts.ts'
export type { Ingredient } from './lexicon/ingredient.ts'
export { findIngredient, INGREDIENTS, kindsOf } from './lexicon/lexicon.ts'
export type { Nutrient } from './lexicon/nutrients.ts'
export { KITCHEN_VERSION } from './lexicon/version.generated.ts'
export { measuredAs } from './measures/measured-as.ts'
export { type Temperature, toTemperature } from './measures/temperature.ts'
export {
  type Amounts,
  type Nutrition,
  type NutritionLine,
  nutritionOf,
} from './nutrition/nutrition.ts'
export { findEveryFoodName, findFoodNames } from './recognition/food-names.ts'
export { identify, type Named } from './recognition/identify.ts'
export { safeForFood, writeSafe } from './review/safe-temperatures.ts'
export { type LeftToBuy, lessAtHome } from './shopping/less-at-home.ts'
export {
  type LineToBuy,
  type ShoppingItem,
  type ShoppingList,
  splitLineToBuy,
  toShoppingList,
} from './shopping/shopping-list.ts'
export { type Stock, type StockUse, stockUses } from './shopping/stock-uses.ts'
export { shelfLifeOf } from './storage/shelf-life.ts'
export { isRole, ROLES, type Role } from './substitutions/roles.ts'
export {
  type Substitute,
  type SubstituteWish,
  substitutesFor,
} from './substitutions/substitutes-for.ts'
export { findNearest } from './text/count-slips.ts'
export { rememberEach } from './text/remember.ts'
export { type Token, toKey, toTokens } from './text/tokens.ts'
