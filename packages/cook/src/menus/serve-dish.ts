import type { RecipeData } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { Version } from '../choose-version.ts'
import type { Conditions } from '../read-request.ts'
import { serveVersion } from '../serve.ts'

/** A dish's recipe for so many; the time and the figures that a whole meal is to keep are not said of one dish. */
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
