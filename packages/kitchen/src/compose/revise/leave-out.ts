import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { Kind } from '../foods/food.ts'
import { type FoodId, isKind } from '../foods/foods.ts'
import { meantBy } from '../understand/exclusions.ts'
import type { Unit } from '../understand/lexicon.ts'
import { findFoods } from '../understand/matcher.ts'
import { type Revised, withNote } from './change.ts'
import { type FoodName, nameOf, names, withOther, withoutFood } from './sentences.ts'

/** What a dish can lose and still be itself. */
const SPARED: readonly Kind[] = ['herb', 'spice', 'heat', 'allium', 'acid', 'nut', 'seed']
/** What a savory dish can lose while it has more of the sort, and is not named after it. */
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

/** Leaves a food out of a recipe where the dish survives it and every step can say so. */
export function leaveOut(recipe: RecipeData, unit: Unit): Revised {
  const ids = [...meantBy(unit)]
  const word = unit.typed
  const gone = recipe.ingredients.filter((line) => isOf(line, ids))
  if (gone.length === 0) return { ok: false, reason: `There is no ${word} in it as it is.` }
  const kept = recipe.ingredients.filter((line) => !gone.includes(line))
  const others = kept.flatMap(foodsOf)
  const name = nameOf(ids, word, others)
  const isNamed = names(recipe.title.split(/ with /i)[0] ?? '', name)
  const found = gone.flatMap(foodsOf).filter((id) => ids.includes(id))
  if (!found.every((id) => isSparable(id, others, isNamed))) return different(word)
  const steps = recipe.instructions.map((text) => withoutFood(text, name))
  const instructions = steps.filter((text) => text !== undefined)
  if (instructions.length < steps.length)
    return {
      ok: false,
      anew: true,
      reason: `The steps lean on the ${word} too much for me to take it out cleanly. Ask me for a new recipe without it.`,
    }
  const spared = (texts: readonly string[]) => texts.filter((text) => !names(text, name))
  const left: RecipeData = {
    ...recipe,
    title: titleWithout(recipe.title, name),
    description: describeWithout(recipe.description, name),
    ingredients: kept,
    instructions: instructions.filter((text) => text !== ''),
    tips: spared(recipe.tips),
    nutritionalBenefits: spared(recipe.nutritionalBenefits),
    usedIngredients: spared(recipe.usedIngredients),
    additionalIngredients: spared(recipe.additionalIngredients),
  }
  const compared = gone.map((line) => `${line} → left out`)
  return { ok: true, recipe: withNote(left, `Left out the ${word}.`, compared) }
}

function different(word: string): Revised {
  return {
    ok: false,
    anew: true,
    reason: `Without the ${word} this would be a different dish. Ask me for a new recipe without it, and I will write one.`,
  }
}

/** Foods a line may mean, by its name alone. */
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

/** 'Garlic Chicken with Rice' without garlic is 'Chicken with Rice'; a title of nothing else stays. */
function titleWithout(title: string, name: FoodName): string {
  const listed = withoutFood(title, name)
  const edited = listed === undefined || listed === '' ? withOther(title, name, '') : listed
  const clean = edited.replace(/ +/g, ' ').trim()
  const whole = clean.replace(/ (?:with|and|in)$/i, '')
  return whole.includes(' ') ? whole : title
}

function describeWithout(text: string, name: FoodName): string {
  if (!names(text, name)) return text
  return withoutFood(text, name) || 'The same dish, with one thing less.'
}
