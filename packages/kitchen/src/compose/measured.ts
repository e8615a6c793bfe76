import { findAgainst } from '../adapting/adapt-to.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { inMeasures } from './in-measures.ts'
import type { ComposeRequest } from './request.ts'

/** Converting rounds amounts again: if that exceeds a limit, they stay as they are. */
export function measured(
  recipe: RecipeData,
  rules: readonly string[],
  units: ComposeRequest['units'],
) {
  const written = inMeasures(recipe, units)
  return findAgainst(written, rules).length === 0 ? written : recipe
}
