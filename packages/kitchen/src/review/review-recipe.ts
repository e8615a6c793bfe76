import { checkDiet, type DietCheck, type Finding } from '../diets/check-diet.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { FAULT_KINDS, type Fault, type ReviewWish } from './fault.ts'
import { findFaults } from './find-faults.ts'
import { type ReadRecipe, readForReview } from './read-for-review.ts'
import { reviewSentence } from './review-sentence.ts'

export type RecipeReview = {
  /** All that is wrong, gravest first. */
  faults: Fault[]
  /** Lines that may hold what is avoided: a page words them 'check the label'. */
  doubts: Finding[]
  /** The dietary check of its list and steps. */
  check: DietCheck
}

/** All that is wrong with a recipe somebody wrote, as far as the kitchen knows. */
export function reviewRecipe(recipe: RecipeData, wish: ReviewWish): RecipeReview {
  const read = readForReview(recipe)
  const check = checkRecipe(read, wish)
  const faults = [...findDietFaults(recipe, wish, check), ...findFaults(read, wish)]
  return {
    faults: faults.toSorted((a, b) => gravity(a) - gravity(b)),
    doubts: check.findings.filter(({ verdict }) => verdict === 'unknown'),
    check,
  }
}

function gravity({ kind }: Fault): number {
  return FAULT_KINDS.indexOf(kind)
}

/** The dietary check of its list and steps; of an unsaid number of servings the one wished for holds. */
export function checkRecipe({ recipe, portions }: ReadRecipe, wish: ReviewWish): DietCheck {
  const { ingredients, instructions: steps } = recipe
  return checkDiet({ ingredients, steps, servings: portions ?? wish.servings }, wish.restrictions)
}

/** What breaks a restriction, in the list, the steps, and the texts around them. */
function findDietFaults(
  { title, description, tips }: RecipeData,
  { restrictions }: ReviewWish,
  check: DietCheck,
): Fault[] {
  const findings = [
    ...check.findings,
    ...[title, description, ...tips].flatMap((text) => reviewSentence(text, restrictions).findings),
  ]
  return findings
    .filter(({ verdict }) => verdict === 'contains')
    .map(({ line, reason }): Fault => ({ kind: 'diet', line, say: reason }))
}
