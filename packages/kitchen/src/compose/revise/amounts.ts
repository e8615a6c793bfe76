import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { Kind } from '../foods/food.ts'
import { type FoodId, isKind } from '../foods/foods.ts'
import { type AmountChange, type Revised, withNote } from './change.ts'
import { foodsOf } from './leave-out.ts'
import { takeLessSalt } from './less-salt.ts'
import { takeLessSugar } from './less-sugar.ts'
import { isBaked, timesLines } from './times-lines.ts'

/** Changes the amount of a food, in the list and where the steps mention it. */
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
  // Up to a quarter of the sugar can be left out before a cake becomes dry.
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

function isOf(line: string, foods: readonly FoodId[]): boolean {
  return foodsOf(line).some((id) => foods.includes(id))
}
