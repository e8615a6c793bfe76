import { namesFood } from '../../adapting/retell-steps.ts'
import { takeOut } from '../../adapting/take-out.ts'
import type { Mention } from '../../diets/mentions.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { ReviewWish } from '../fault.ts'
import { findUnlisted } from '../find-unlisted.ts'
import { readForReview } from '../read-for-review.ts'
import { reviewLine } from '../review-line.ts'
import { listLine } from './list-line.ts'
import type { Correction, Mended } from './mending.ts'

/** Lists the food that only a step names; where a restriction stands against it, the mention goes. */
export function mendUnlisted(recipe: RecipeData, wish: ReviewWish): Mended {
  const read = readForReview(recipe)
  let mended = recipe
  const corrections: Correction[] = []
  for (const mention of findUnlisted(read, { pantryStaples: true })) {
    const line = listLine(mention, read.portions ?? wish.servings ?? USUAL_PORTIONS)
    if (reviewLine(line, wish.restrictions).verdict === 'free') {
      mended = { ...mended, ingredients: [...mended.ingredients, line] }
      corrections.push({ before: '', after: line, reason: `A step uses it: ${mention.text}` })
    } else {
      const without = unmention(mended, mention)
      if (!without) continue
      mended = without.recipe
      corrections.push(without.correction)
    }
  }
  return { ok: true, recipe: mended, corrections }
}

const USUAL_PORTIONS = 4

function unmention(recipe: RecipeData, { text, name }: Mention) {
  const step = recipe.instructions.find((one) => one.includes(text))
  const after = step && takeOut(step, (span) => namesFood(span, name))
  if (step === undefined || !after) return
  const instructions = recipe.instructions.map((one) => (one === step ? after : one))
  const reason = `The list has no ${name}.`
  return { recipe: { ...recipe, instructions }, correction: { before: step, after, reason } }
}
