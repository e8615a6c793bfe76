import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { findDangers } from '../find-dangers.ts'
import { findIncomplete, isForeign } from '../find-incomplete.ts'
import { toSentences } from '../foods-in-text.ts'
import { readForReview } from '../read-for-review.ts'
import type { Correction, Mended } from './mending.ts'

/** Drops what belongs to no recipe and dangerous tips; refuses what is dangerous or lacks a part. */
export function dropForeign(recipe: RecipeData): Mended {
  const corrections: Correction[] = []
  const clean = (texts: readonly string[]) =>
    texts.flatMap((text) => {
      if (!isForeign(text)) return [text]
      const kept = toSentences(text)
        .filter((sentence) => !isForeign(sentence))
        .join(' ')
      corrections.push({ before: text, after: kept, reason: 'It belongs to no recipe.' })
      return kept === '' ? [] : [kept]
    })
  const cleaned: RecipeData = {
    ...recipe,
    title: clean([recipe.title]).join(' '),
    description: clean([recipe.description]).join(' '),
    ingredients: clean(recipe.ingredients),
    instructions: clean(recipe.instructions),
    tips: clean(recipe.tips),
  }
  const [missing] = findIncomplete(cleaned)
  if (missing) return { ok: false, reason: `The recipe is not whole. ${missing.say}` }
  return dropDangerousTips(cleaned, corrections)
}

function dropDangerousTips(recipe: RecipeData, before: readonly Correction[]): Mended {
  const dangers = findDangers(readForReview(recipe))
  const inTips = dangers.filter(({ line }) => recipe.tips.includes(line))
  const other = dangers.find((danger) => !inTips.includes(danger))
  if (other) return { ok: false, reason: other.say }
  const tips = recipe.tips.filter((tip) => !inTips.some(({ line }) => line === tip))
  const dropped = inTips.map(
    ({ line, say }): Correction => ({ before: line, after: '', reason: say }),
  )
  return { ok: true, recipe: { ...recipe, tips }, corrections: [...before, ...dropped] }
}
