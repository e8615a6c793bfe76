export { compareRecipes, type LineChange } from './compare/compare-recipes.ts'
export { keepChanges } from './compare/keep-changes.ts'
export { findStepFigures } from './cooking/step-figures.ts'
export { findStepTakes, type StepTake } from './cooking/step-takes/find-step-takes.ts'
export type { StepPart } from './cooking/step-takes/said-part.ts'
export { toStepLine } from './cooking/step-takes/to-step-line.ts'
export { findStepTimers, type StepTimer } from './cooking/step-timers.ts'
export { type RecipeView, viewRecipe } from './cooking/view-recipe.ts'
export { ALLERGEN_IDS, type Allergen } from './diets/allergens.ts'
export {
  isRestrictionId,
  type Limit,
  RESTRICTIONS,
  type Restriction,
  type RestrictionId,
} from './diets/restrictions.ts'
export { formatIngredientLine } from './ingredient-lines/format-ingredient-line.ts'
export {
  groupLines,
  headingsOf,
  toIngredientTexts,
  toTextWithGroup,
} from './ingredient-lines/ingredient-groups.ts'
export type { IngredientLine, IngredientRow, Measure } from './ingredient-lines/ingredient-line.ts'
export {
  foodOfName,
  fromIngredientRow,
  toIngredientRow,
  toTypedRow,
} from './ingredient-lines/ingredient-rows.ts'
export { formatRowAmount, NO_AMOUNT, toIngredientText } from './ingredient-lines/ingredient-text.ts'
export {
  groupIngredients,
  type IngredientGroup,
  toHeadingText,
  underHeadings,
} from './ingredient-lines/list-groups.ts'
export { parseIngredientLine } from './ingredient-lines/parse-ingredient-line.ts'
export { parseIngredientLines } from './ingredient-lines/parse-ingredient-lines.ts'
export { KITCHEN_VERSION } from './lexicon/version.generated.ts'
export { areOfTwoSystems, type MeasureSystem } from './measures/measure-system.ts'
export { formatQuantity, type QuantityStyle } from './quantities/format-quantity.ts'
export { parseQuantity } from './quantities/parse-quantity.ts'
export { exactly, type Quantity, scaleQuantity } from './quantities/quantity.ts'
export { type RecipeRead, readRecipe } from './recipe-text/read-recipe.ts'
export type { RecipeData } from './recipe-text/recipe-data.ts'
export { writeRecipe } from './recipe-text/write-recipe.ts'
export { scaleIngredientLine } from './scaling/scale-ingredient-line.ts'
export { findScalingNotes, type ScalingNote } from './scaling/scaling-notes.ts'
export { hasSameEntries } from './text/same-entries.ts'
export { formatDuration } from './times/format-duration.ts'
export { type Duration, type MinuteRange, parseDuration } from './times/parse-duration.ts'
export {
  countServings,
  parseServings,
  portionsFactor,
  type ServingRange,
  type Servings,
} from './times/parse-servings.ts'
export { convert } from './units/convert.ts'
export { findUnit } from './units/find-unit.ts'
export { formatUnit } from './units/format-unit.ts'
export type { CountUnit, LengthUnit, UnitId, VolumeUnit, WeightUnit } from './units/unit-id.ts'
export { BUTTER_STICK_GRAMS, type Dimension, UNITS, type UnitFacts } from './units/units.ts'
