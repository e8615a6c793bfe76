import { toRecipe } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { type ComposeRequest, scaleTo } from '@potluck/kitchen/composer'
import type { Version } from '../choose-version.ts'
import type { Conditions } from '../read-request.ts'
import { serveVersion } from '../serve.ts'

/** A dish's recipe for so many; what is baked in one tin in whole tins. */
export function serveDish(
  version: Version,
  portions: number,
  conditions: Conditions,
  request: ComposeRequest,
): RecipeData {
  const { dish } = version
  const servings = scaleTo(toRecipe(dish), portions).ok
    ? portions
    : inWholeTins(portions, dish.serves)
  const alone = { ...conditions, servings, maxMinutes: undefined, maxCalories: undefined }
  return serveVersion(version, alone, request, [], [])
}

function inWholeTins(portions: number, serves: number): number {
  return Math.max(1, Math.ceil(portions / serves - 0.25)) * serves
}
