import { findFoodSpans } from '../../../adapting/find-foods.ts'
import { findLineOf, readDishLine } from '../../../adapting/read-dish.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import type { Revised } from '../change.ts'

/** A recipe in another vessel, if each food that its steps named is still in them; else why it is left as it was. */
export function lookedOver(before: RecipeData, moved: Revised): Revised {
  if (!moved.ok) return moved
  const lost = lostFrom(before, moved.recipe)
  return lost.length === 0 && !STUTTERS.test(moved.recipe.instructions.join(' '))
    ? moved
    : { ok: false, reason: NOT_SURE }
}

const STUTTERS = /\b(?:an?|the|your|large|empty|another) the\b/iu
const NOT_SURE =
  'Its steps do so much at once in their own pans that I could not move them into that without losing something, so I leave it as it is made now.'

/** Lines of the list that a step named before and none does after; oil and water are brushed on and poured in anew. */
function lostFrom(before: RecipeData, after: RecipeData): string[] {
  const lines = before.ingredients.map(readDishLine)
  const namedIn = (steps: readonly string[]) =>
    new Set(
      steps.flatMap((step) =>
        findFoodSpans(step).flatMap((span) => findLineOf(span, step, lines)?.text ?? []),
      ),
    )
  const [had, has] = [namedIn(before.instructions), namedIn(after.instructions)]
  return [...had].filter(
    (text) => !has.has(text) && after.ingredients.includes(text) && !FAT.test(text),
  )
}

const FAT = /\b(?:oil|butter|water|cooking spray|ghee|lard|salt|foil|pepper)\b/i
