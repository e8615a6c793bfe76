import { applySwaps } from '../../adapting/apply-swaps.ts'
import { readDishLine } from '../../adapting/read-dish.ts'
import { toSwap } from '../../adapting/swap.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { substitutesFor } from '../../substitutions/substitutes-for.ts'
import { meantBy } from '../understand/exclusions.ts'
import type { Unit } from '../understand/lexicon.ts'
import type { Revised } from './change.ts'
import { foodsOf, leaveOut } from './leave-out.ts'

/** What the cook has none of is replaced by what does the same, or left out where it is spared. */
export function doWithout(recipe: RecipeData, unit: Unit, rules: readonly string[]): Revised {
  const ids = meantBy(unit)
  const line = recipe.ingredients.find((text) => foodsOf(text).some((id) => ids.has(id)))
  if (line === undefined) return { ok: false, reason: `There is no ${unit.typed} in it as it is.` }
  const option = substitutesFor(line, { restrictions: rules }).find(
    ({ foods, lines }) =>
      lines.every((added) => !recipe.ingredients.includes(added)) &&
      foods.every(({ name }) => !foodsOf(name).some((id) => ids.has(id))),
  )
  if (!option) return leaveOut(recipe, unit)
  return { ok: true, recipe: applySwaps(recipe, [toSwap(readDishLine(line), option, '')]) }
}
