import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDietCases } from '../eval/diet-cases.ts'
import { readRecipeCases } from '../eval/recipe-cases.ts'
import { checkDiet } from '../src/diets/check-diet.ts'
import { RESTRICTIONS } from '../src/diets/restrictions.ts'
import { doubleKeys } from '../src/doubles/double-keys.ts'
import { CORPUS } from '../src/ingredient-lines/corpus.ts'
import { nutritionOf } from '../src/nutrition/nutrition.ts'

/** The kitchen's version, and a digest of what it answered then to our own cases. */
export type AnswersThen = { version: number; digest: string }

export const ANSWERS_FILE = join(import.meta.dirname, 'answers.generated.json')

export function readAnswersThen(): AnswersThen {
  return JSON.parse(readFileSync(ANSWERS_FILE, 'utf8')) as AnswersThen
}

/**
 * What the kitchen answers to our own cases, in sixteen figures: verdicts of every restriction, foods,
 * grams, calories and the keys of doubles. What changes it changes stored answers, which are derived anew only by a newer version.
 */
export function digestAnswers(): string {
  const written = [...readDietCases(), ...readRecipeCases()].map(({ recipe }) => recipe)
  const lines = CORPUS.map(([line]) => ({ ingredients: [line], steps: [], servings: 2 }))
  const restrictions = Object.keys(RESTRICTIONS)
  const hash = createHash('sha256')
  for (const recipe of [...written, ...lines]) {
    const { verdicts } = checkDiet(recipe, restrictions)
    const counted = nutritionOf(recipe).lines.map(({ ingredient, grams, status }) => [
      ingredient,
      grams?.toFixed(1),
      status,
    ])
    const keys = doubleKeys({ title: '', ...recipe })
    hash.update(JSON.stringify([verdicts, counted, keys]))
  }
  return hash.digest('hex').slice(0, 16)
}
