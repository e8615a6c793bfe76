import type { RecipeData } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { Version } from '../choose-version.ts'
import type { Conditions } from '../read-request.ts'
import { serveVersion } from '../serve.ts'

/** The recipe of a dish for a number of people, without the limits of time and nutrients for the whole meal. */
export function serveDish(
  version: Version,
  servings: number,
  conditions: Conditions,
  request: ComposeRequest,
): RecipeData {
  const alone: Conditions = {
    ...conditions,
    servings,
    pieces: undefined,
    maxMinutes: undefined,
    maxWork: undefined,
    tool: undefined,
    inOne: undefined,
    wanted: [],
    said: '',
  }
  return serveVersion(version, alone, request, [])
}
