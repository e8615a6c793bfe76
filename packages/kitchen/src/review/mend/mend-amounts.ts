import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { scaleIngredientLine } from '../../scaling/scale-ingredient-line.ts'
import { TOLERANCE } from '../find-faults.ts'
import { findImplausible } from '../find-implausible.ts'
import { readForReview } from '../read-for-review.ts'
import type { Correction, Mended } from './mending.ts'

/** Brings amounts that cannot be meant down to usual ones, in the list and where a step repeats them. */
export function mendAmounts(recipe: RecipeData): Mended {
  let mended = recipe
  const corrections: Correction[] = []
  for (const found of findImplausible(readForReview(recipe), TOLERANCE)) {
    if (found.kind !== 'line') continue
    const parsed = parseIngredientLine(found.line)
    const share = (found.most * USUAL_SHARE) / found.grams
    const less = formatIngredientLine({ ...scaleIngredientLine(parsed, share), raw: '' })
    const [old, now] = [amountOf(found.line, parsed.name), amountOf(less, parsed.name)]
    const say = (text: string) => (old === '' ? text : text.replaceAll(old, now))
    mended = {
      ...mended,
      ingredients: mended.ingredients.map((text) => (text.trim() === found.line ? less : text)),
      instructions: mended.instructions.map((text) =>
        text.includes(parsed.name) ? say(text) : text,
      ),
    }
    const reason = `${Math.round(found.grams)} g a portion cannot be meant.`
    corrections.push({ before: found.line, after: less, reason })
  }
  return { ok: true, recipe: mended, corrections }
}

/** The usual is half of what is much already. */
const USUAL_SHARE = 0.5

/** '200 g' of '200 g salt'. */
function amountOf(line: string, name: string): string {
  const at = line.indexOf(name)
  return at > 1 ? line.slice(0, at).trim() : ''
}
