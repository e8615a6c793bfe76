import { CallError } from '../../../../platform/call.ts'
import type { Recipe } from '../../api.ts'

/**
 * The current recipe, which the server sends when it refuses to save over an older revision;
 * undefined for other errors.
 */
export function findNewerRecipe(error: unknown): Recipe | undefined {
  if (!(error instanceof CallError) || error.code !== 'STALE_REVISION') return undefined
  return (error.body as { recipe: Recipe }).recipe
}
