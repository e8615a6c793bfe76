import { changeLines } from '../../adapting/change-lines.ts'
import { tidyTitle } from '../../compose/revise/tidy-title.ts'
import { withinLimits } from '../../compose/revise/within-limits.ts'
import type { Finding } from '../../diets/check-diet.ts'
import { nameRules } from '../../diets/name-rules.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { ReviewWish } from '../fault.ts'
import { readForReview } from '../read-for-review.ts'
import { checkRecipe } from '../review-recipe.ts'
import { reviewSentence } from '../review-sentence.ts'
import { mendStep } from './mend-step.ts'
import type { Correction, Mended } from './mending.ts'
import { withArticles } from './wording.ts'

/**
 * Replaces what breaks a restriction by what does the same, in the list and the steps, or leaves it
 * out. What only may break one stays: the page says to check its label.
 */
export function mendDiet(recipe: RecipeData, wish: ReviewWish): Mended {
  let mended = recipe
  const corrections: Correction[] = []
  let work = 0
  for (let round = 0; round < MOST_ROUNDS && work < MOST_FINDINGS; round += 1) {
    const { findings } = checkRecipe(readForReview(mended), wish)
    work += findings.length
    const found = findings.find(({ verdict }) => verdict === 'contains')
    if (!found) return { ok: true, recipe: mended, corrections }
    if (countLines(findings) > MOST_ROUNDS) break
    const next = mendOne(mended, found, { rules: wish.restrictions, done: corrections })
    if (!next) return { ok: false, reason: sayWhy(found, wish.restrictions) }
    corrections.push(...toCorrections(mended, next))
    // A limit is about no word of a text.
    mended = found.line === '' ? next : polished(next, mended, wish.restrictions)
  }
  return {
    ok: false,
    reason: `There is too much in it that does not keep to ${nameRules(wish.restrictions)}.`,
  }
}

/** A recipe of more lines than this is none. */
const MOST_ROUNDS = 60
/** Of all rounds together, after which it is given up; a recipe that can be mended has some hundreds. */
const MOST_FINDINGS = 50_000

/** Each line takes a round of its own, at least. */
function countLines(findings: readonly Finding[]): number {
  const certain = findings.filter(({ verdict }) => verdict === 'contains')
  return new Set(certain.map(({ line }) => line)).size
}

function mendOne(
  recipe: RecipeData,
  finding: Finding,
  { rules, done }: { rules: readonly string[]; done: readonly Correction[] },
): RecipeData | undefined {
  if (finding.line === '') return withinLimits(recipe, finding, rules)
  const isLine = recipe.ingredients.some((text) => text.trim() === finding.line)
  if (!isLine) return mendStep(recipe, finding, { rules, done })
  const changed = changeLines(recipe, rules, { onlySure: true })
  return changed.ok ? changed.recipe : undefined
}

/**
 * The texts of a change: those that broke nothing ('egg-free', 'no need for butter') stay as they
 * were, the others get their articles and promises put right.
 */
function polished(next: RecipeData, before: RecipeData, rules: readonly string[]): RecipeData {
  const isBroken = (text: string) => reviewSentence(text, rules).verdict === 'contains'
  return {
    ...next,
    title: isBroken(before.title) ? tidyTitle(next.title) : before.title,
    description: isBroken(before.description) ? next.description : before.description,
    instructions: next.instructions.map((step, index) => {
      const old = before.instructions[index]
      if (old === undefined || step === old) return step
      const isDenial = next.instructions.length === before.instructions.length && DENIAL.test(old)
      return isDenial && !isBroken(old) ? old : withArticles(step)
    }),
  }
}

const DENIAL = /\b(?:no|not|without|instead of|need(?:ed)?)\b|-free\b/i

/** The notes that a change left, as corrections. */
function toCorrections(before: RecipeData, after: RecipeData): Correction[] {
  const reason = after.adaptations.slice(before.adaptations.length).join(' ')
  return after.originalVsAdapted.slice(before.originalVsAdapted.length).map((change) => {
    const at = change.lastIndexOf(' → ')
    const now = change.slice(at + 3)
    return { before: change.slice(0, at), after: now === 'left out' ? '' : now, reason }
  })
}

function sayWhy({ line, reason }: Finding, rules: readonly string[]): string {
  const where = line === '' ? '' : ` (${line})`
  return `I cannot make this dish keep to ${nameRules(rules)} and still call it the same: ${reason.replace(/\.$/, '')}${where}.`
}
