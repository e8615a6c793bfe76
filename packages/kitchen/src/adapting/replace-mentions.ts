import { withNote } from '../compose/revise/change.ts'
import { capitalize, joinWords } from '../compose/words/join.ts'
import { checkDiet } from '../diets/check-diet.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { isMadeFood } from '../review/made-food.ts'
import { substitutesFor } from '../substitutions/substitutes-for.ts'
import { promiseFor } from './choose-stand-in.ts'
import type { FoodSpan } from './find-foods.ts'
import { spansAgainst } from './plan-line.ts'
import { retell } from './retell-steps.ts'
import { callLike, type Swap } from './swap.ts'
import { takeOut } from './take-out.ts'

/** Foods that only the steps name, 'fry in butter', 'serve with bread', by what does the same or without them. */
export function replaceMentions(recipe: RecipeData, rules: readonly string[]): RecipeData {
  let told = recipe
  for (const [at, step] of recipe.instructions.entries()) {
    const against = findAgainstIn(step, recipe.ingredients, rules)
    if (against.length === 0) continue
    const retold = retellStep(step, against, rules)
    if (retold === undefined) continue
    told = withNote(
      { ...told, instructions: told.instructions.with(at, retold.text) },
      retold.note,
      [],
    )
  }
  if (told === recipe) return recipe
  return { ...told, instructions: told.instructions.filter((step) => step !== '') }
}

/** Of what a step names that breaks a rule, what no line of the list accounts for. */
function findAgainstIn(
  step: string,
  ingredients: readonly string[],
  rules: readonly string[],
): FoodSpan[] {
  const { findings } = checkDiet({ ingredients, steps: [step] }, rules)
  const sure = findings.filter(
    ({ line, verdict }) => verdict === 'contains' && step.includes(line) && line !== '',
  )
  if (sure.every(({ line }) => ingredients.includes(line))) return []
  return spansAgainst(step, rules).filter(({ said }) => {
    const [first = ''] = said.toLowerCase().split(/\s+/)
    return sure.some(({ reason }) => reason.toLowerCase().startsWith(first.slice(0, SURELY)))
  })
}

/** So many letters of a name tell it from its plural. */
const SURELY = 5

function retellStep(step: string, against: readonly FoodSpan[], rules: readonly string[]) {
  const named = new Map(against.map((span) => [span.said, callFor(span, rules)]))
  const isGone = (span: FoodSpan) =>
    named.has(span.said) && named.get(span.said) === undefined && !span.promised
  const swapOf = (span: FoodSpan): Swap | undefined => {
    const label = named.get(span.said)
    if (label === undefined) return undefined
    return {
      line: '',
      lines: [],
      call: () => label,
      keepsAmounts: true,
      name: '',
      reason: '',
      note: '',
    }
  }
  const swapped = retell(step, swapOf)
  const text = takeOut(swapped, isGone)
  if (text === undefined) return undefined
  const changes = [...named].map(([said, label]) =>
    label === undefined ? `no ${said} in a step` : `${label} in place of ${said} in a step`,
  )
  return { text, note: `${capitalize(joinWords(changes))}.` }
}

/** What a step calls instead: the kind that keeps to the rules, or what does the same. */
function callFor({ said, ingredient }: FoodSpan, rules: readonly string[]): string | undefined {
  const promise = isMadeFood(ingredient) ? promiseFor(said.toLowerCase(), rules) : undefined
  if (promise) return `${promise} ${said.toLowerCase()}`
  const [option] = substitutesFor(ingredient, { restrictions: rules })
  return option && callLike(said, joinWords(option.foods.map(({ name }) => name)), option.foods)
}
