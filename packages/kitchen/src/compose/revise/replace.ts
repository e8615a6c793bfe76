import { applySwaps } from '../../adapting/apply-swaps.ts'
import { readDishLine } from '../../adapting/read-dish.ts'
import { type Swap, toSwap } from '../../adapting/swap.ts'
import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { type Substitute, substitutesFor } from '../../substitutions/substitutes-for.ts'
import { safeTemperature } from '../craft/safety.ts'
import type { Kind, Method } from '../foods/food.ts'
import { FOODS, type FoodId, isKind } from '../foods/foods.ts'
import type { Unit } from '../understand/lexicon.ts'
import { capitalize } from '../words/join.ts'
import type { Revised } from './change.ts'
import { foodsOf } from './leave-out.ts'

/** Kinds whose foods stand in for each other without a word of the method changing. */
const ALIKE: readonly Kind[] = [
  'poultry',
  'mince',
  'fish',
  'legume',
  'vegetable',
  'root',
  'leaf',
  'pasta',
  'cheese',
  'cream',
  'fruit',
  'nut',
  'seed',
  'herb',
  'heat',
  'acid',
]
/** So many minutes more or less are within the cook's judgement. */
const MINUTES_APART: Record<Method, number> = { fry: 2, simmer: 4, roast: 6, boil: 4, raw: 0 }

/** Puts one food in the place of another that cooks alike; declines where the steps would lie. */
export function replaceFood(recipe: RecipeData, from: Unit, to: Unit): Revised {
  const old = from.meaning?.foods ?? []
  const line = recipe.ingredients.find((text) => foodsOf(text).some((id) => old.includes(id)))
  if (line === undefined)
    return { ok: false, reason: `There is no ${from.typed} in it to replace.` }
  const fromId = foodsOf(line).find((id) => old.includes(id))
  const toId = fromId && to.meaning?.foods?.find((id) => cookAlike(fromId, id))
  const known = toId === undefined && fromId ? knownStandIn(line, fromId, to) : undefined
  if (known)
    return { ok: true, recipe: applySwaps(recipe, [toSwap(readDishLine(line), known, '')]) }
  if (!fromId || !toId)
    return {
      ok: false,
      anew: true,
      reason: `${capitalize(to.typed)} ${/[^s]s$/.test(to.typed) ? 'cook' : 'cooks'} differently from ${from.typed}: swapping the word would leave times and steps that are not true. Ask me for a new recipe with ${to.typed}.`,
    }
  const label = to.meaning?.instead ?? FOODS[toId].short ?? FOODS[toId].name
  const swap: Swap = {
    line,
    lines: [rewriteLine(line, toId, to.meaning?.instead)],
    call: () => label,
    keepsAmounts: true,
    name: from.typed,
    reason: '',
    note: '',
  }
  const swapped = applySwaps(recipe, [swap])
  const instructions = swapped.instructions.map((text) => swapTemperature(text, fromId, toId))
  return { ok: true, recipe: { ...swapped, instructions } }
}

/** A stand-in that the table of substitutions knows, with its own measure; never for a main. */
function knownStandIn(line: string, from: FoodId, { meaning }: Unit): Substitute | undefined {
  if (isKind(from, 'poultry', 'meat', 'mince', 'sausage', 'fish', 'shellfish', 'soy'))
    return undefined
  return substitutesFor(line).find(
    ({ foods: [food, ...others] }) =>
      food !== undefined &&
      others.length === 0 &&
      foodsOf(food.name).some((id) => meaning?.foods?.includes(id)),
  )
}

function cookAlike(a: FoodId, b: FoodId): boolean {
  if (a === b || FOODS[a].kind !== FOODS[b].kind || !isKind(a, ...ALIKE)) return false
  // Ground meat is done when it is browned, whatever animal it came from.
  if (isKind(a, 'mince')) return true
  const [first, second] = [FOODS[a].ways ?? {}, FOODS[b].ways ?? {}]
  const methods = (['fry', 'roast', 'simmer', 'boil', 'raw'] as const).filter(
    (method) => first[method],
  )
  return methods.every((method) => {
    const [one, other] = [first[method], second[method]]
    return (
      one !== undefined &&
      other !== undefined &&
      Math.abs(one[0] - other[0]) <= MINUTES_APART[method]
    )
  })
}

/** The line with the new food: the old amount where both are measured alike, else a like number of portions. */
function rewriteLine(line: string, to: FoodId, instead: string | undefined): string {
  const { preparation, comment, packageSize, ...parsed } = parseIngredientLine(line)
  const food = FOODS[to]
  return formatIngredientLine({
    ...parsed,
    raw: '',
    ...(packageSize && food.per[1] === 'can' ? { packageSize } : {}),
    name: instead ?? food.plural ?? food.name,
    ...(preparation === undefined ? {} : { preparation }),
    ...(comment === undefined ? {} : { comment }),
  })
}

/** Turkey mince is safe at another temperature than beef. */
function swapTemperature(text: string, from: FoodId, to: FoodId): string {
  const [old, safe] = [safeTemperature(from), safeTemperature(to)]
  return old && safe ? text.replaceAll(old, safe) : text
}
