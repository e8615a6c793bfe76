import type { RecipeData } from '../src/recipe-text/recipe-data.ts'
import { FAULT_KINDS } from '../src/review/fault.ts'
import { reviewRecipe } from '../src/review/review-recipe.ts'
import { readRecipeCases } from './recipe-cases.ts'
import {
  findWrongLineVerdict,
  findWrongReviews,
  findWrongSpoken,
  readReviewCases,
  readReviewLineCases,
  readSpokenCases,
  toRecipeData,
} from './review-cases.ts'
import { isShown, print, printShare, readSample } from './samples.ts'

/** A recipe of the sample recipes_cc0.json. */
type SampleRecipe = { title: string; ingredients: string[]; steps: string[]; servings?: string }

/** How often the review is right on its corpora, and on how many recipes of people it finds what. */
export function evaluateReview(): void {
  print("\nReview of somebody else's recipes")
  const bad = readReviewCases('bad-recipes.txt')
  const good = readReviewCases('good-recipes.txt')
  const lines = readReviewLineCases()
  printShare('bad recipes seen for what they are', countRight(bad), bad.length)
  printShare('good recipes without a fault', countRight(good), good.length)
  const right = lines.filter((line) => findWrongLineVerdict(line) === undefined)
  printShare('lines and sentences', right.length, lines.length)
  const spoken = readSpokenCases()
  const told = spoken.filter((one) => findWrongSpoken(one).length === 0)
  printShare('sentences that give to eat, or do not', told.length, spoken.length)
  printFaults(
    'our whole recipes',
    readRecipeCases().map(({ title, recipe }) => toRecipeData({ title, ...recipe })),
  )
  const sample = readSample<SampleRecipe[]>('recipes_cc0.json')
  if (sample) printFaults('recipes of a community', sample.map(toRecipeData))
}

function countRight(cases: ReturnType<typeof readReviewCases>): number {
  return cases.filter((one) => findWrongReviews(one).length === 0).length
}

function printFaults(name: string, recipes: readonly RecipeData[]): void {
  const found = recipes.map((recipe) => ({
    title: recipe.title,
    faults: reviewRecipe(recipe, { restrictions: [] }).faults,
  }))
  for (const kind of FAULT_KINDS) {
    const having = found.filter(({ faults }) => faults.some((fault) => fault.kind === kind))
    printShare(`${name}: ${kind}`, having.length, recipes.length)
    if (!isShown('review')) continue
    for (const { title, faults } of having)
      for (const fault of faults) if (fault.kind === kind) print(`    ${title}: ${fault.say}`)
  }
}
