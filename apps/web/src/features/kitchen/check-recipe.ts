import { countServings, RESTRICTIONS } from '@potluck/kitchen'
import type { KitchenAnswers } from './kitchen-answers.ts'
import type { Knowledge } from './knowledge.ts'

/** A recipe that is not stored, as free text. */
export type WrittenRecipe = { ingredients: string[]; instructions: string[]; servings: string }

/** Computes the answers that the server would store with a recipe. Pure. */
export function checkRecipe(knowledge: Knowledge, recipe: WrittenRecipe): KitchenAnswers {
  const { ingredients, instructions } = recipe
  const servings = countServings(recipe.servings)
  const restrictions = Object.entries(RESTRICTIONS)
  const check = knowledge.checkDiet(
    { ingredients, steps: instructions, servings },
    restrictions.map(([id]) => id),
  )
  const { perServing, per100g, coverage, lines } = knowledge.nutritionOf({ ingredients, servings })
  return {
    diets: restrictions.map(([restriction, { label }]) => ({
      restriction,
      label,
      verdict: check.verdicts[restriction] ?? 'unknown',
      findings: check.findings.filter((finding) => finding.restriction === restriction),
    })),
    nutrition: {
      perServing: perServing ?? null,
      per100g: per100g ?? null,
      coverage,
      lines: lines.map(({ ingredient = null, grams = null, ...line }) => ({
        ...line,
        ingredient,
        grams,
      })),
    },
  }
}
