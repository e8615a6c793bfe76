import { toAvoidance } from '../diets/avoidance.ts'
import { checkDiet, type Finding, type Verdict } from '../diets/check-diet.ts'
import { substitutesFor } from '../substitutions/substitutes-for.ts'
import { verdictOf } from './verdict.ts'

/** What may be written in place of a line: a line for each food, and a sentence on what to mind. */
export type Instead = { lines: readonly string[]; note: string }

export type LineReview = {
  verdict: Verdict
  findings: Finding[]
  /** What to write instead of a line that contains what is avoided, where a rule knows. */
  instead: Instead | undefined
}

/**
 * A line of an ingredient list before anybody sees it. Limits per portion are not judged: they are
 * about the recipe as a whole, see `reviewRecipe`.
 */
export function reviewLine(line: string, restrictions: readonly string[]): LineReview {
  const aboutFood = restrictions.filter((text) => toAvoidance(text).limits === undefined)
  const check = checkDiet({ ingredients: [line], steps: [] }, aboutFood)
  // What no word is known for is a doubt about the recipe, not about this line.
  const findings = check.findings.filter((finding) => finding.line !== '')
  const verdict = verdictOf(findings)
  const instead = verdict === 'contains' ? findInstead(line, restrictions) : undefined
  return { verdict, findings, instead }
}

function findInstead(line: string, restrictions: readonly string[]): Instead | undefined {
  const [option] = substitutesFor(line, { restrictions })
  return option && { lines: option.lines, note: option.note }
}
