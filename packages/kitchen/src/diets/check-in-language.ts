import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { contentsInLanguage } from '../languages/contents-in-language.ts'
import type { Avoidance } from './avoidance.ts'
import type { Finding } from './check-food.ts'
import { objectTo } from './check-line.ts'
import type { CheckedRecipe } from './checked-recipe.ts'

/**
 * Checks a recipe of another language than English, line by line. Its method is not read, so that
 * with one it is free of nothing.
 */
export function* findingsInLanguage(
  { ingredients, headings = [], steps }: CheckedRecipe,
  language: string,
  avoidances: readonly Avoidance[],
): Generator<Finding, void> {
  const read = [...ingredients, ...headings].map((text, at) => {
    const line = parseIngredientLine(text)
    // A heading names what is made below it: a doubt at most.
    const isHeading = line.heading === true || at >= ingredients.length
    return { line, isHeading, contents: contentsInLanguage(line, language) }
  })
  for (const avoidance of avoidances) {
    for (const { line, isHeading, contents } of read) {
      const complete = isHeading || contents.complete
      const objection = objectTo(avoidance, line.name || line.raw, { ...contents, complete })
      if (!objection) continue
      const verdict = isHeading ? 'unknown' : objection.verdict
      const reason = `${objection.reason}.`
      yield { restriction: avoidance.id, line: line.raw, verdict, reason }
    }
    if (steps.length > 0 && isAboutFood(avoidance)) yield { restriction: avoidance.id, ...UNREAD }
  }
}

function isAboutFood({ forbids, foods, words }: Avoidance): boolean {
  return forbids.length + foods.length + words.length > 0
}

const UNREAD = {
  line: '',
  verdict: 'unknown',
  reason:
    'The method is in a language that is not read here: check it for what the list leaves out.',
} as const
