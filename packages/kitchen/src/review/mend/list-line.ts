import { toKitchenAmount } from '../../compose/dish/measure.ts'
import type { Mention } from '../../diets/mentions.ts'
import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import type { Aisle } from '../../lexicon/aisles.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { type AmountFound, findAmounts } from '../../measures/find-amounts.ts'
import { exactly } from '../../quantities/quantity.ts'
import { nameInLine } from '../../substitutions/plural-names.ts'
import { toKey } from '../../text/tokens.ts'
import type { UnitId } from '../../units/unit-id.ts'
import { mostGramsOfFood } from '../find-implausible.ts'

/** The ingredient line for a food that only a step names: as much as the step says, else a usual amount. */
export function listLine({ text, name, contents }: Mention, portions: number): string {
  const [food] = contents.ingredients
  // 'Clove of garlic' is a name in a step, and an amount in a list.
  const isOwnName = food !== undefined && (toKey(food.name) === name || name.includes(' of '))
  const spelled = isOwnName ? food.name : name
  const said = findAmounts(text).find(({ start, foodStart }) =>
    toKey(text.slice(start, foodStart + name.length + 12)).includes(name),
  )
  if (said) return withAmount(text, said, spelled)
  if (!food || !USUAL[food.aisle]) return `${nameInLine(spelled, false)}, to taste`
  if (food.is.some(({ id }) => id === 'fresh-herb'))
    return `a handful of ${nameInLine(spelled, false)}`
  return usualLine(food, spelled, portions)
}

function withAmount(text: string, { start, end, unit, quantity }: AmountFound, name: string) {
  const amount = text.slice(start, end)
  const of = /^an? /i.test(amount) ? ' of' : ''
  return `${amount}${of} ${nameInLine(name, unit === undefined && quantity.max > 1)}`
}

function usualLine(food: Ingredient, name: string, portions: number): string {
  const [usual = 0, usualUnit = 'g'] = USUAL[food.aisle] ?? []
  const most = usualUnit === 'g' ? mostGramsOfFood(food) : undefined
  const total = Math.min(usual, most === undefined ? usual : most * MODEST_SHARE) * portions
  const each = usualUnit === 'g' ? food.weigh.each : undefined
  const isCounted = each !== undefined && each >= COUNTED_GRAMS
  const { amount, unit } = isCounted
    ? toKitchenAmount(total / each, 'piece', true)
    : toKitchenAmount(total, usualUnit)
  return formatIngredientLine({
    raw: '',
    quantity: exactly(amount),
    ...(!isCounted && { unit }),
    name: nameInLine(name, isCounted && amount > 1),
    optional: false,
  })
}

/** What nobody gave an amount of is a modest share of the most that a portion has. */
const MODEST_SHARE = 0.3
/** What weighs so much is bought by the piece: eggs, onions. */
const COUNTED_GRAMS = 30

/** What a portion usually has of a food that is worth no line to its cook, by aisle; of others 'to taste'. */
const USUAL: Partial<Record<Aisle, readonly [amount: number, unit: UnitId]>> = {
  produce: [60, 'g'],
  meat: [100, 'g'],
  fish: [100, 'g'],
  'dairy-and-eggs': [15, 'g'],
  'plant-based': [15, 'g'],
  'pasta-rice-and-grains': [60, 'g'],
  'beans-and-pulses': [60, 'g'],
  'canned-and-jarred': [60, 'g'],
  bakery: [40, 'g'],
  baking: [0.5, 'tbsp'],
  'nuts-seeds-and-dried-fruit': [10, 'g'],
  'oils-and-vinegars': [0.25, 'tbsp'],
  'sauces-and-condiments': [0.5, 'tbsp'],
  'world-foods': [0.5, 'tbsp'],
  'wine-beer-and-spirits': [30, 'ml'],
  frozen: [60, 'g'],
  drinks: [50, 'ml'],
}
