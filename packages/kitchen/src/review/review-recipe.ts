import { checkDiet, type DietCheck, type Finding } from '../diets/check-diet.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { FAULT_KINDS, type Fault, type ReviewWish } from './fault.ts'
import { findFaults } from './find-faults.ts'
import { type ReadRecipe, readForReview } from './read-for-review.ts'
import { toReadable, unreadOf } from './readable.ts'
import { findAgainstAround } from './review-around.ts'
import { reviewSentence } from './review-sentence.ts'

export type RecipeReview = {
  /** All that is wrong, gravest first. */
  faults: Fault[]
  /** Lines that may hold what is avoided: a page words them 'check the label'. */
  doubts: Finding[]
  /** The dietary check of its list and steps. */
  check: DietCheck
}

/**
 * All that is wrong with a recipe somebody wrote, as far as the kitchen knows. Texts longer than any
 * cook writes are not read to their end: such a recipe is free of nothing.
 */
export function reviewRecipe(recipe: RecipeData, wish: ReviewWish): RecipeReview {
  const readable = toReadable(recipe)
  const read = readForReview(readable)
  const unread = unreadOf(recipe)
  const known = checkRecipe(read, wish)
  const check = unread.length > 0 ? doubtEverything(known) : known
  const faults = [
    ...findDietFaults(read, wish, check),
    ...findFaults(read, wish),
    ...unread.map(({ text }): Fault => ({ kind: 'incomplete', line: text, say: TOO_LONG })),
  ]
  return {
    faults: faults.toSorted((a, b) => gravity(a) - gravity(b)),
    doubts: check.findings.filter(({ verdict }) => verdict === 'unknown'),
    check,
  }
}

const TOO_LONG = 'It is too long to be read to its end: say it in a few sentences.'

/** What was not read to its end is free of nothing. */
function doubtEverything({ verdict, verdicts, findings }: DietCheck): DietCheck {
  const free = Object.keys(verdicts).filter((id) => verdicts[id] === 'free')
  const doubts = free.map(
    (restriction): Finding => ({ restriction, line: '', verdict: 'unknown', reason: TOO_LONG }),
  )
  return {
    verdict: verdict === 'free' && free.length > 0 ? 'unknown' : verdict,
    verdicts: { ...verdicts, ...Object.fromEntries(free.map((id) => [id, 'unknown'])) },
    findings: [...findings, ...doubts],
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
  { recipe, lines }: ReadRecipe,
  { restrictions }: ReviewWish,
  check: DietCheck,
): Fault[] {
  const { title, description, nutritionalBenefits } = recipe
  const findings = [
    ...check.findings,
    ...[title, description, ...nutritionalBenefits].flatMap((text) =>
      findAgainstAround(text, lines, restrictions),
    ),
    ...otherTexts(recipe).flatMap((text) => reviewSentence(text, restrictions).findings),
  ]
  return findings
    .filter(({ verdict }) => verdict === 'contains')
    .map(({ line, reason }): Fault => ({ kind: 'diet', line, say: reason }))
}

/** What an adaptation says of its changes is not among them: it names what is gone. */
function otherTexts(recipe: RecipeData): string[] {
  const { servings, prepTime, cookTime, totalTime } = recipe
  const { tips, usedIngredients, additionalIngredients } = recipe
  const facts = [servings, prepTime, cookTime, totalTime]
  return [...facts, ...tips, ...usedIngredients, ...additionalIngredients]
}
