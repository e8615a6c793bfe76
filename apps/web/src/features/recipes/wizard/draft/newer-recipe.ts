import { CallError } from '../../../../platform/call.ts'
import type { Recipe } from '../../api.ts'

/** The current recipe, which a save over an older revision is refused with; undefined where it failed otherwise. */
export function findNewerRecipe(error: unknown): Recipe | undefined {
  if (!(error instanceof CallError) || error.code !== 'STALE_REVISION') return undefined
  return (error.body as { recipe: Recipe }).recipe
}
