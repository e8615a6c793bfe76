import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { ReviewWish } from '../fault.ts'
import { readForReview } from '../read-for-review.ts'
import { toReadable, unreadOf } from '../readable.ts'
import { checkRecipe } from '../review-recipe.ts'
import { reviewSentence } from '../review-sentence.ts'
import { dropForeign } from './drop-foreign.ts'
import { mendAmounts } from './mend-amounts.ts'
import { mendDiet } from './mend-diet.ts'
import { mendServings } from './mend-servings.ts'
import { mendTemperatures } from './mend-temperatures.ts'
import { mendTexts } from './mend-texts.ts'
import { mendUnlisted } from './mend-unlisted.ts'
import { mendUnused } from './mend-unused.ts'
import { type Correction, type Mended, mendInTurn } from './mending.ts'

/**
 * Mends by rule what can be mended: what is too long to be read is cut, what is avoided is replaced or left out, food that only a step
 * names is listed, unused lines get a step or go, safe temperatures are said, amounts are brought
 * into range. What would hurt or break a promise and cannot be mended is refused with a reason fit
 * to show; lesser faults that no rule mends stay, and `reviewRecipe` still names them.
 */
export function mendRecipe(recipe: RecipeData, wish: ReviewWish): Mended {
  const mended = mendInTurn({ ...recipe, adaptations: [], originalVsAdapted: [] }, wish, [
    cutLong,
    dropForeign,
    mendServings,
    mendDiet,
    mendUnlisted,
    mendUnused,
    mendAmounts,
    mendTemperatures,
    // What was listed or measured anew counts too.
    mendDiet,
    mendTexts,
  ])
  if (!mended.ok) return mended
  const check = checkRecipe(readForReview(mended.recipe), wish)
  const left = check.findings.find(({ verdict }) => verdict === 'contains')
  if (left) return { ok: false, reason: `I could not put this right: ${left.reason}` }
  return { ...mended, recipe: { ...mended.recipe, ...notesThatHold(toReadable(recipe), wish) } }
}

/** What was not read is not served. */
function cutLong(recipe: RecipeData): Mended {
  const corrections = unreadOf(recipe).map(({ text, read }): Correction => {
    return { before: text, after: read, reason: 'It was too long to be checked to its end.' }
  })
  return { ok: true, recipe: toReadable(recipe), corrections }
}

/** What the writer said of their own adaptation, without what was replaced again. */
function notesThatHold({ adaptations, originalVsAdapted }: RecipeData, wish: ReviewWish) {
  const holds = (text: string) => {
    const now = text.replace(/^.*(?:→|->)/, '').replace(/\([^()]*\)/g, ' ')
    return reviewSentence(now, wish.restrictions).verdict !== 'contains'
  }
  return {
    adaptations: adaptations.filter(holds),
    originalVsAdapted: originalVsAdapted.filter(holds),
  }
}
