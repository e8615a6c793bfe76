import { type FoodSpan, findFoodSpans } from '../../adapting/find-foods.ts'
import { leaveFoodOut } from '../../adapting/leave-line-out.ts'
import { isOneOf } from '../../adapting/read-dish.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { findByKey } from '../../lexicon/lexicon.ts'
import { nutritionOf } from '../../nutrition/nutrition.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { toKey } from '../../text/tokens.ts'
import type { Kind } from '../foods/food.ts'
import { type FoodId, isKind } from '../foods/foods.ts'
import { meantBy } from '../understand/exclusions.ts'
import type { Unit } from '../understand/lexicon.ts'
import { findFoods } from '../understand/matcher.ts'
import type { Revised } from './change.ts'

/** Kinds of food that a dish can do without. */
const SPARED: readonly Kind[] = ['herb', 'spice', 'heat', 'allium', 'acid', 'nut', 'seed']
/**
 * Kinds that a savory dish can do without if it has another of the kind, and is not named after it.
 */
const SHARED: readonly Kind[] = [
  'vegetable',
  'leaf',
  'root',
  'fruit',
  'cheese',
  'cured',
  'legume',
  'sauce',
  'dairy',
  'cream',
]

const MAINS: readonly Kind[] = [
  'poultry',
  'meat',
  'mince',
  'sausage',
  'fish',
  'shellfish',
  'egg',
  'soy',
]

/** Leaves a food out of a recipe if the dish works without it and every step can be reworded. */
export function leaveOut(recipe: RecipeData, unit: Unit): Revised {
  const ids = [...meantBy(unit)]
  const word = unit.typed
  const isOther = otherThan(unit, recipe.ingredients)
  const gone = recipe.ingredients.filter(
    (line) =>
      isOf(line, ids) && !isGroundPepper(line, word) && !isOther(parseIngredientLine(line).name),
  )
  if (gone.length === 0)
    return {
      ok: false,
      reason: `There ${/[^s]s$/.test(word) ? 'are' : 'is'} no ${word} in it as it is.`,
    }
  const kept = recipe.ingredients.filter((line) => !gone.includes(line))
  const others = kept.flatMap(foodsOf)
  const isMeant = ({ said }: FoodSpan) => {
    // The alcohol that leaves the beer is no wine.
    if (/^alcohol$/i.test(said)) return false
    const meant = findFoods(said).flat()
    return !isOther(said) && meant.length > 0 && meant.every((id) => ids.includes(id))
  }
  const isNamed = findFoodSpans(recipe.title.split(/ with /i)[0] ?? '').some(isMeant)
  if (isNamed && isAllThereIs(recipe.title, others, isMeant)) return different(word)
  const found = gone.flatMap(foodsOf).filter((id) => ids.includes(id))
  const optional = gone.every((line) => parseIngredientLine(line).optional)
  if (!optional && !found.every((id) => isSparable(id, others, isNamed))) return different(word)
  if (gramsOf(gone) > gramsOf(recipe.ingredients) * MOST_OF_IT) return different(word)
  const left = leaveFoodOut(recipe, gone, { word, isMeant })
  if (left) return { ok: true, recipe: left }
  return {
    ok: false,
    anew: true,
    reason: `The steps lean on the ${word} too much for me to take it out cleanly. Ask me for a new recipe without it.`,
  }
}

/**
 * Whether a name is another food that only cooks like the one that was typed: the swede beside the parsnips, where the
 * list has parsnips.
 */
function otherThan({ typed, meaning }: Unit, ingredients: readonly string[]) {
  const key = toKey(typed)
  const own = findByKey(key)
  const isListed = ingredients.some((line) => toKey(parseIngredientLine(line).name).includes(key))
  const isOne = own !== undefined && isListed && !meaning?.kinds && !meaning?.rules
  return (name: string): boolean => {
    const [food] = isOne && !toKey(name).includes(key) ? findFoodSpans(name) : []
    return own !== undefined && food !== undefined && !isOneOf(food.ingredient, [own.name])
  }
}

/** A tomato sauce without its tomatoes is a spoonful of fried onions, whatever it is called. */
const MOST_OF_IT = 0.6

function gramsOf(ingredients: readonly string[]): number {
  const { lines } = nutritionOf({ ingredients: [...ingredients] })
  return lines.reduce((sum, { grams = 0 }) => sum + grams, 0)
}

/** Pickled onions without onion are vinegar: the title names no other food, and nothing else carries the dish. */
function isAllThereIs(
  title: string,
  others: readonly FoodId[],
  isMeant: (span: FoodSpan) => boolean,
) {
  return (
    findFoodSpans(title).every(isMeant) &&
    !others.some((id) =>
      isKind(id, ...MAINS, ...BODIES, 'vegetable', 'root', 'leaf', 'fruit', 'legume'),
    )
  )
}

const BODIES: readonly Kind[] = ['pasta', 'rice', 'noodles', 'grain', 'baking']

/** A spoonful of pepper is no bell pepper. */
function isGroundPepper(line: string, word: string): boolean {
  const { name, unit } = parseIngredientLine(line)
  return (
    /\bbell\b/i.test(word) &&
    /^(?:\p{L}+ )?pepper$/iu.test(name) &&
    (unit === 'tsp' || unit === 'pinch')
  )
}

function different(word: string): Revised {
  return {
    ok: false,
    anew: true,
    reason: `Without the ${word} this would be a different dish. Ask me for a new recipe without it, and I will write one.`,
  }
}

/** Foods that a line may mean, by its name alone. */
export function foodsOf(line: string): FoodId[] {
  return findFoods(parseIngredientLine(line).name).flat()
}

function isOf(line: string, ids: readonly FoodId[]): boolean {
  return foodsOf(line).some((id) => ids.includes(id))
}

function isSparable(id: FoodId, others: readonly FoodId[], isNamed: boolean): boolean {
  if (id === 'vanilla' || isKind(id, ...SPARED)) return true
  const isBake = others.includes('flour') || id === 'flour'
  return (
    !isBake &&
    !isNamed &&
    isKind(id, ...SHARED) &&
    others.some((other) => isKind(other, ...SHARED, ...MAINS))
  )
}
