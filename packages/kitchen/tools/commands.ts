import { checkDiet } from '../src/diets/check-diet.ts'
import { describeFood } from '../src/diets/describe-food.ts'
import type { Measure } from '../src/ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../src/ingredient-lines/parse-ingredient-line.ts'
import { nutritionOf } from '../src/nutrition/nutrition.ts'

type Input = Record<string, unknown>

/** The commands of `npm run -s kitchen`, by name: what each makes of one line. */
export const COMMANDS: ReadonlyMap<string, (input: Input) => unknown> = new Map<
  string,
  (input: Input) => unknown
>([
  ['parse', parse],
  ['identify', identify],
  ['diet', diet],
  ['nutrition', nutrition],
])

function parse(input: Input): unknown {
  const line = parseIngredientLine(textOf(input.text))
  const { quantity, unit, name, preparation, comment, second, packageSize } = line
  return {
    quantity: quantity?.min ?? null,
    quantityMax: quantity && quantity.max !== quantity.min ? quantity.max : null,
    unit: unit ?? null,
    name,
    preparation: preparation ?? null,
    comment: comment ?? null,
    second: toMeasure(second),
    package: toMeasure(packageSize),
  }
}

function toMeasure(measure: Measure | undefined): unknown {
  if (!measure) return null
  const { min, max } = measure.quantity
  return { quantity: min, quantityMax: max === min ? null : max, unit: measure.unit }
}

function identify(input: Input): unknown {
  const { ingredient, ...said } = describeFood(textOf(input.name))
  return { ingredient: ingredient ?? null, ...said }
}

function diet(input: Input): unknown {
  const recipe = objectOf(input.recipe)
  const servings = typeof recipe.servings === 'number' ? recipe.servings : undefined
  const checked = {
    ingredients: textsOf(recipe.ingredients),
    steps: textsOf(recipe.steps),
    servings,
  }
  const { verdict, findings } = checkDiet(checked, textsOf(input.restrictions))
  return { verdict, findings }
}

function nutrition(input: Input): unknown {
  const servings = typeof input.servings === 'number' ? input.servings : undefined
  const { perServing, coverage, lines } = nutritionOf({
    servings,
    ingredients: textsOf(input.ingredients),
  })
  return { perServing: perServing ?? null, coverage, lines }
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('a text was expected')
  return value
}

function textsOf(value: unknown): string[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new Error('a list of texts was expected')
  return value.map(textOf)
}

function objectOf(value: unknown): Input {
  if (typeof value !== 'object' || value === null) throw new Error('an object was expected')
  return { ...value }
}
