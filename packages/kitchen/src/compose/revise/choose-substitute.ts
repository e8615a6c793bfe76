import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { gramsOf } from '../../nutrition/grams-of.ts'
import { exactly } from '../../quantities/quantity.ts'
import { type Substitute, substitutesFor } from '../../substitutions/substitutes-for.ts'
import { toKitchenAmount } from '../dish/measure.ts'
import { foodOf } from './called.ts'

/** Of all that may stand in, the first that does what the food did: in a bake, or in a pan. */
export function chooseSubstitute(
  line: string,
  ingredients: readonly string[],
  restrictions: readonly string[],
): Substitute | undefined {
  const aisle = foodOf(line)?.aisle
  // Lettuce in place of bread is a wrap, and no French toast.
  const options = substitutesFor(line, { restrictions }).filter(
    ({ foods }) => aisle !== 'bakery' || foods.every((food) => food.aisle !== 'produce'),
  )
  const isBake = ingredients.some((other) => /\b(?:flour|baking powder|baking soda)\b/i.test(other))
  const wanted = isBake ? BAKING_ROLES : COOKING_ROLES
  const suiting = options.filter(({ roles }) => roles.some((role) => wanted.has(role)))
  const others = ingredients.filter((other) => other !== line)
  const isNew = ({ foods }: Substitute) => !foods.some((food) => isListed(food, others))
  return suiting.find(isNew) ?? suiting[0] ?? options.find(isNew) ?? options[0]
}

/** Whether one of the lines is about a food. */
export function isListed(food: Ingredient, ingredients: readonly string[]): boolean {
  return ingredients.some((line) => foodOf(line) === food)
}

const BAKING_ROLES: ReadonlySet<string> = new Set([
  'any',
  'binding',
  'leavening',
  'fat',
  'sweetness',
  'starch',
  'dairy-cream',
  'liquid',
])
const COOKING_ROLES: ReadonlySet<string> = new Set([
  'any',
  'protein',
  'umami',
  'flavor',
  'fat',
  'dairy-cream',
  'thickening',
  'melting',
  'starch',
])

/** Nobody measures thirteen spoons of tofu: many spoons of something solid become grams. */
export function withSpoonsWeighed(option: Substitute): Substitute {
  return { ...option, lines: option.lines.map(weighSpoons) }
}

function weighSpoons(line: string): string {
  const parsed = parseIngredientLine(line)
  const food = foodOf(line)
  const isMany = parsed.unit === 'tbsp' && (parsed.quantity?.max ?? 0) > MOST_SPOONS
  const isSolid =
    food && ['plant-based', 'meat', 'fish', 'produce', 'dairy-and-eggs'].includes(food.aisle)
  const grams = isMany && isSolid ? gramsOf(parsed, food)?.grams : undefined
  if (grams === undefined) return line
  const { amount, unit } = toKitchenAmount(grams, 'g')
  return formatIngredientLine({ ...parsed, raw: '', quantity: exactly(amount), unit })
}

const MOST_SPOONS = 6
