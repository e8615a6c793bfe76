import { compose } from '../src/compose/compose.ts'
import { writeRecipe } from '../src/recipe-text/write-recipe.ts'
import { findFaults } from './composer.ts'
import { PANTRY_CASES, PANTRY_DAY, type PantryCase } from './pantry-cases.ts'
import { isShown, print } from './samples.ts'

/** What an answer made of a pantry. */
export type PantryAnswer = {
  title: string
  /** Of what fits one dish, what it used, 0 to 1. */
  share: number
  /** Of what fits and expires first, what it left in the fridge. */
  leftToSpoil: readonly string[]
  bought: readonly string[]
  text: string
  faults: readonly string[]
}

/** Asks what to cook from a pantry, the way the assistant does; undefined where it declines. */
export function cookFrom(asked: PantryCase, seed: number): PantryAnswer | undefined {
  const { text, restrictions, pantry, fitting } = asked
  const answer = compose(
    { mode: 'idea', text, ingredients: [], restrictions, pantry, today: PANTRY_DAY },
    seed,
  )
  if (answer.kind === 'declined') return undefined
  const { title, usedIngredients, additionalIngredients } = answer.recipe
  const used = usedIngredients.filter((name) => fitting.has(name))
  return {
    title,
    share: used.length / fitting.size,
    leftToSpoil: firstToExpire(asked).filter((name) => !used.includes(name)),
    bought: additionalIngredients,
    text: writeRecipe(answer.recipe),
    faults: findFaults(answer.recipe, restrictions).map(([label, found]) => `${label}: ${found}`),
  }
}

function firstToExpire({ pantry, fitting }: PantryCase): string[] {
  const dated = pantry.flatMap(({ name, expires }) =>
    expires !== undefined && expires >= PANTRY_DAY && fitting.has(name) ? [{ name, expires }] : [],
  )
  const first = dated.map(({ expires }) => expires).sort()[0]
  return dated.filter(({ expires }) => expires === first).map(({ name }) => name)
}

/** How well the built-in engine cooks from what is in the house. */
export function evaluatePantries(): void {
  print(`\nPantries, ${PANTRY_CASES.length} of 5 to 25 items, ${SEEDS} answers each`)
  const answers = PANTRY_CASES.flatMap((asked) =>
    Array.from({ length: SEEDS }, (_value, seed) => cookFrom(asked, seed)),
  )
  const given = answers.filter((answer) => answer !== undefined)
  const mean = (figure: (answer: PantryAnswer) => number) =>
    given.reduce((sum, answer) => sum + figure(answer), 0) / given.length
  row('declined', answers.length - given.length)
  row('used of what fits, mean %', Math.round(100 * mean(({ share }) => share)))
  row('less than half of it used', given.filter(({ share }) => share < 0.5).length)
  row('left to spoil what expires first', given.filter((one) => one.leftToSpoil.length > 0).length)
  row('to buy besides, mean', Number(mean(({ bought }) => bought.length).toFixed(1)))
  row('faults', mean(({ faults }) => faults.length) * given.length)
  if (!isShown('pantries')) return
  for (const { share, text, leftToSpoil, faults } of given)
    print(`\n${share.toFixed(2)} ${[...leftToSpoil, ...faults].join(', ')}\n${text}`)
}

const SEEDS = 3

function row(label: string, value: number): void {
  print(`  ${label.padEnd(46)} ${String(value).padStart(5)}`)
}
