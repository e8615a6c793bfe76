import { compose } from '../src/compose/compose.ts'
import { checkDiet } from '../src/diets/check-diet.ts'
import type { RecipeData } from '../src/recipe-text/recipe-data.ts'
import { writeRecipe } from '../src/recipe-text/write-recipe.ts'
import { findImplausible } from '../src/review/find-implausible.ts'
import { findUnlisted } from '../src/review/find-unlisted.ts'
import { findUnused } from '../src/review/find-unused.ts'
import { readForReview } from '../src/review/read-for-review.ts'
import { listRequests } from './composer-requests.ts'
import { findForbiddenIn } from './diet-words.ts'
import { isShown, medianOf, print } from './samples.ts'

const REQUESTS = 500

/** Recipes of the built-in engine held against what nobody told it. (Publication: packages/rules.) */
export function evaluateComposer(): void {
  print(`\nComposer, ${REQUESTS} random requests`)
  const faults = new Map<string, string[]>(LABELS.map((label) => [label, []]))
  const times: number[] = []
  let declined = 0
  for (const { request, seed } of listRequests(REQUESTS)) {
    const start = process.cpuUsage()
    const answer = compose(request, seed)
    times.push(process.cpuUsage(start).user / 1000)
    const { restrictions = [] } = request
    const asked = `${request.text || request.ingredients.join(', ')} [${restrictions.join(', ')}]`
    if (answer.kind === 'declined') {
      declined += 1
      if (isShown('composer')) print(`    declined: ${asked}: ${answer.reason}`)
      continue
    }
    for (const [label, found] of findFaults(answer.recipe, restrictions))
      faults.get(label)?.push(`${asked} → ${answer.recipe.title}: ${found}`)
    if (isShown('recipes') && seed % 16 === 0) print(`\n[${asked}]\n${writeRecipe(answer.recipe)}`)
  }
  for (const [label, found] of faults) {
    print(`  ${label.padEnd(46)} ${String(found.length).padStart(5)}`)
    if (isShown('composer')) for (const fault of found) print(`    ${fault}`)
  }
  print(`  ${'declined'.padEnd(46)} ${String(declined).padStart(5)}`)
  const slow = [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  print(
    `  ${'median'.padEnd(46)} ${medianOf(times).toFixed(1).padStart(5)} ms of CPU  (95 %: ${slow.toFixed(1)} ms)`,
  )
}

const LABELS = [
  'diet violations, by checkDiet',
  'diet violations, by plain words',
  'steps that name what is not listed',
  'listed and not used',
  'amounts outside the plausible',
] as const

type Fault = readonly [(typeof LABELS)[number], string]

export function findFaults(recipe: RecipeData, restrictions: readonly string[]): Fault[] {
  const { ingredients, instructions } = recipe
  const read = readForReview(recipe)
  const servings = read.portions
  const { findings } = checkDiet({ ingredients, steps: instructions, servings }, restrictions)
  return [
    ...findings.map((found): Fault => [LABELS[0], `${found.line} ${found.reason}`]),
    ...restrictions.flatMap((restriction) =>
      findForbiddenIn(restriction, { ingredients, texts: instructions }).map(
        (word): Fault => [LABELS[1], `${restriction}: ${word}`],
      ),
    ),
    ...findUnlisted(read, OURS).map(({ name }): Fault => [LABELS[2], name]),
    ...findUnused(read, OURS).map(({ line }): Fault => [LABELS[3], line.raw]),
    ...findImplausible(read, AS_USUAL).map((found): Fault => [LABELS[4], JSON.stringify(found)]),
  ]
}

/** Of ourselves we ask that salt and oil are listed too, and amounts as usual. */
const OURS = { pantryStaples: false }
const AS_USUAL = 1
