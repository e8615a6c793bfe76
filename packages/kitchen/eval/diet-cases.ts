import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckedRecipe, checkDiet, type Verdict } from '../src/diets/check-diet.ts'

/** A line of corpus/diets.txt: what is cooked, and what must be said of it. */
export type DietCase = {
  text: string
  recipe: CheckedRecipe
  expected: readonly (readonly [restriction: string, verdict: Verdict])[]
}

/** Our hostile cases for the dietary check, in the order they stand in. */
export function readDietCases(): DietCase[] {
  const file = join(import.meta.dirname, '../corpus/diets.txt')
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readDietCase)
}

/** What is answered otherwise than it should be: 'milk: free instead of contains'. */
export function findWrongVerdicts({ recipe, expected }: DietCase): string[] {
  const restrictions = expected.map(([restriction]) => restriction)
  const { verdicts } = checkDiet(recipe, restrictions)
  return expected
    .filter(([restriction, verdict]) => verdicts[restriction] !== verdict)
    .map(
      ([restriction, verdict]) => `${restriction}: ${verdicts[restriction]} instead of ${verdict}`,
    )
}

/** 'serves 2: LINE | LINE > STEP; restriction=verdict, …'. */
function readDietCase(text: string): DietCase {
  const split = text.lastIndexOf(';')
  const [, servings, food = ''] = /^(?:serves (\d+): )?(.*)$/.exec(text.slice(0, split)) ?? []
  const [list = '', ...steps] = food.split(' > ')
  return {
    text,
    recipe: {
      ingredients: list.split(' | '),
      steps,
      servings: servings === undefined ? undefined : Number(servings),
    },
    expected: text
      .slice(split + 1)
      .split(',')
      .map((pair) => readExpectation(pair.trim(), text)),
  }
}

function readExpectation(pair: string, text: string): readonly [string, Verdict] {
  const [, restriction, verdict] = /^(.+)=(contains|free|unknown)$/.exec(pair) ?? []
  if (!restriction) throw new Error(`'${pair}' is no verdict, in: ${text}`)
  return [restriction, verdict as Verdict]
}
