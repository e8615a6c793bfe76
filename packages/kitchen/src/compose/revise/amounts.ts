import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { scaleStep } from '../../scaling/scale-step.ts'
import type { Kind } from '../foods/food.ts'
import { type FoodId, isKind } from '../foods/foods.ts'
import { capitalize } from '../words/join.ts'
import { type AmountChange, type Revised, withNote } from './change.ts'
import { foodsOf } from './leave-out.ts'
import { takeLessSalt } from './less-salt.ts'
import { takeLessSugar } from './less-sugar.ts'
import { scaleLine } from './scale.ts'

/** Changes how much of a food there is, in the list and where the steps say the amount. */
export function changeAmount(recipe: RecipeData, { word, foods, factor }: AmountChange): Revised {
  const lines = recipe.ingredients.filter((line) => isOf(line, foods))
  if (factor < 1 && foods.includes('salt')) return takeLessSalt(recipe, lines, factor)
  if (factor < 1 && word === 'sugar') return takeLessSugar(recipe, factor)
  if (lines.length === 0)
    return {
      ok: false,
      reason: `There is no ${word} in it as it is.`,
      ...(factor > 1 ? { anew: true } : {}),
    }
  const isBake = isBaked(recipe)
  if (isBake && lines.flatMap(foodsOf).some((id) => isKind(id, ...MEASURED)))
    return {
      ok: false,
      reason: `In a bake the ${word} has its measure: with more or less of it I could not promise that it works.`,
    }
  const isSweetened = lines.flatMap(foodsOf).some((id) => isKind(id, 'sweetener'))
  // A quarter of the sugar can go before a cake turns dry.
  const share = isBake && isSweetened ? Math.min(1.25, Math.max(0.75, factor)) : factor
  const changed = timesLines(recipe, lines, share)
  if (!changed)
    return { ok: false, reason: `How much ${word} goes in is left to your taste already.` }
  const note = share < 1 ? `Less ${word}` : `More ${word}`
  const held = share > factor && isBake ? ': a quarter less, which a bake can spare' : ''
  return { ok: true, recipe: withNote(changed.recipe, `${note}${held}.`, changed.comparisons) }
}

/** What holds a bake together or makes it rise. */
const MEASURED: readonly Kind[] = ['baking', 'fat', 'egg', 'dairy']

/** Lines of a recipe multiplied, with their amounts in the steps; undefined where none has an amount. */
export function timesLines(
  recipe: RecipeData,
  lines: readonly string[],
  factor: number,
): { recipe: RecipeData; comparisons: string[] } | undefined {
  const now = new Map(lines.map((line) => [line, scaleLine(line, factor)]))
  const comparisons = [...now].flatMap(([line, then]) => (line === then ? [] : `${line} → ${then}`))
  if (comparisons.length === 0) return undefined
  const parsed = lines.map(parseIngredientLine)
  return {
    recipe: {
      ...recipe,
      ingredients: recipe.ingredients.map((line) => now.get(line) ?? line),
      instructions: recipe.instructions.map((text) =>
        capitalize(scaleStep(text, parsed, { factor, cups: false })),
      ),
    },
    comparisons,
  }
}

/** Whether it is a bake, whose flour, fat and eggs hold each other in balance. */
export function isBaked({ ingredients, instructions }: RecipeData): boolean {
  const foods = ingredients.flatMap(foodsOf)
  const hasFlour = foods.some((id) => id === 'flour' || id === 'almond-flour')
  const rises = foods.some((id) => RISES.includes(id) || isKind(id, 'sweetener'))
  return hasFlour && (rises || instructions.some((text) => DOUGH.test(text)))
}

const RISES: readonly FoodId[] = ['baking-powder', 'baking-soda']
const DOUGH = /\b(?:dough|pastry|batter|crust)\b/i

function isOf(line: string, foods: readonly FoodId[]): boolean {
  return foodsOf(line).some((id) => foods.includes(id))
}
