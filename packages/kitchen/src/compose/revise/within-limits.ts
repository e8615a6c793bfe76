import { applySwaps } from '../../adapting/apply-swaps.ts'
import { readDishLine } from '../../adapting/read-dish.ts'
import { toSwap } from '../../adapting/swap.ts'
import { toAvoidance } from '../../diets/avoidance.ts'
import type { Finding } from '../../diets/check-diet.ts'
import type { Limit } from '../../diets/restrictions.ts'
import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { nutritionOf } from '../../nutrition/nutrition.ts'
import { exactly } from '../../quantities/quantity.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { scaleIngredientLine } from '../../scaling/scale-ingredient-line.ts'
import { substitutesFor } from '../../substitutions/substitutes-for.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { toKitchenAmount } from '../dish/measure.ts'
import { withNote } from './change.ts'

/**
 * One step towards a limit that the portion exceeds: the line that contributes most is replaced,
 * else reduced. Undefined if nothing is left to change.
 */
export function withinLimits(
  recipe: RecipeData,
  finding: Finding,
  rules: readonly string[],
): RecipeData | undefined {
  const salted = measureSalt(recipe, finding)
  if (salted) return salted
  const { limits = [], label } = toAvoidance(finding.restriction)
  const reason = `it brings much of what ${label} limits`
  const culprits = limits.flatMap((limit) => rank(recipe, limit))
  for (const line of culprits) {
    const [option] = substitutesFor(line, { restrictions: rules })
    const isNew = option && !option.lines.some((added) => recipe.ingredients.includes(added))
    if (option && isNew) return applySwaps(recipe, [toSwap(readDishLine(line), option, reason)])
    const less = takeLess(recipe, line, limits)
    if (less) return less
  }
  return undefined
}

/** 'Salt to taste' has no amount: it gets one that can be counted. */
function measureSalt(recipe: RecipeData, { reason }: Finding): RecipeData | undefined {
  const line = recipe.ingredients.find((text) => reason.includes(`“${text}”`))
  const isSalt = line !== undefined && /\bsalt\b/i.test(line)
  const read = parseServings(recipe.servings)
  if (!isSalt || !read.ok) return undefined
  const { amount, unit } = toKitchenAmount(read.servings.max * SALT_EACH, 'tsp')
  const salt = formatIngredientLine({
    raw: '',
    quantity: exactly(amount),
    unit,
    name: 'salt',
    optional: false,
  })
  const others = /\bpepper\b/i.test(line) ? ['black pepper, to taste'] : []
  const ingredients = recipe.ingredients.flatMap((text) =>
    text === line ? [salt, ...others] : [text],
  )
  return withNote(
    { ...recipe, ingredients },
    'The salt is measured, so that a portion can be counted.',
    [`${line} → ${[salt, ...others].join(' + ')}`],
  )
}

/** Teaspoons a portion: some 145 mg of sodium. */
const SALT_EACH = 0.0625

/**
 * Lines by how much they contribute to a nutrient, most first, without those that contribute
 * little.
 */
function rank(recipe: RecipeData, { nutrient }: Limit): string[] {
  const brought = recipe.ingredients.map((line) => {
    const amounts = nutritionOf({ servings: 1, ingredients: [line] }).perServing
    const value = amounts?.[nutrient] ?? 0
    return { line, value }
  })
  const total = brought.reduce((sum, { value }) => sum + value, 0)
  return brought
    .filter(({ value }) => value > total * WORTH_IT)
    .sort((a, b) => b.value - a.value)
    .map(({ line }) => line)
}

const WORTH_IT = 0.1

/** Salt to a quarter, sugar to a half; each only once. */
function takeLess(recipe: RecipeData, line: string, limits: readonly Limit[]) {
  const has = (nutrient: Limit['nutrient']) => limits.some((limit) => limit.nutrient === nutrient)
  const food = readDishLine(line).foods[0]?.id ?? ''
  const parsed = parseIngredientLine(line)
  const share =
    has('sodium') && /salt/.test(food)
      ? 0.25
      : has('sugar') && /sugar|honey|syrup/.test(food)
        ? 0.5
        : undefined
  const done = recipe.originalVsAdapted.some((change) => change.endsWith(`→ ${line}`))
  if (share === undefined || done) return undefined
  const less = parsed.quantity
    ? formatIngredientLine({ ...scaleIngredientLine(parsed, share), raw: '' })
    : formatIngredientLine({ ...parsed, raw: '', quantity: exactly(1), unit: 'pinch' })
  if (less === line) return undefined
  const ingredients = recipe.ingredients.map((text) => (text === line ? less : text))
  return withNote({ ...recipe, ingredients }, `Less ${parsed.name}, for what a portion may hold.`, [
    `${line} → ${less}`,
  ])
}
