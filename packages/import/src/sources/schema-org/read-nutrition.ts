import type { Nutrition } from '../../recipe.ts'
import { isNode, listOf } from './nodes.ts'

/** schema.org NutritionInformation (https://schema.org/NutritionInformation), a portion. */
export function readNutrition(value: unknown): Nutrition | null {
  const [node] = listOf(value)
  if (!isNode(node)) return null
  const found = FIELDS.flatMap(([ours, theirs, unit]) => {
    const amount = amountOf(node[theirs], unit)
    return amount === undefined ? [] : [[ours, amount] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

const FIELDS = [
  ['calories', 'calories', 'kcal'],
  ['proteinGrams', 'proteinContent', 'g'],
  ['fatGrams', 'fatContent', 'g'],
  ['saturatedFatGrams', 'saturatedFatContent', 'g'],
  ['carbohydrateGrams', 'carbohydrateContent', 'g'],
  ['fiberGrams', 'fiberContent', 'g'],
  ['sugarGrams', 'sugarContent', 'g'],
  ['sodiumMilligrams', 'sodiumContent', 'mg'],
  ['cholesterolMilligrams', 'cholesterolContent', 'mg'],
] as const

/**
 * '12 g', '0,5 g', '880 kJ', '12': a figure without a unit is in the unit that the field is in. Of
 * '2.345 kJ / 560 kcal' the kilocalories.
 */
function amountOf(value: unknown, unit: 'kcal' | 'g' | 'mg'): number | undefined {
  const [first] = listOf(value)
  const figures = [
    ...String(first ?? '')
      .slice(0, LONGEST)
      .matchAll(FIGURE),
  ]
  const [, figure, written] =
    figures.find((found) => found[2]?.toLowerCase() === unit && unit === 'kcal') ?? figures[0] ?? []
  if (figure === undefined) return undefined
  const its = written?.toLowerCase() ?? unit
  const factor =
    its === 'kj'
      ? 1 / KILOJOULES_A_KILOCALORIE
      : its === unit
        ? 1
        : (FACTORS[`${its}→${unit}`] ?? 1)
  return Math.round(numberOf(figure, its) * factor * 100) / 100
}

const LONGEST = 1_000
const FIGURE =
  /(\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?)\s*(kj|kcal|cal|mg|g)?\b/gi

/**
 * A mark with exactly three digits behind it parts the thousands: '1,250 kcal', '1.020 mg'. Not in
 * grams, nor where a portion would have more than any meal: '3.521 g', '312.456 kcal' are exact.
 */
function numberOf(figure: string, unit: string): number {
  const [, whole, digits] = /^([1-9]\d{0,2}(?:[.,'’\s]\d{3})+)(?:[.,](\d+))?$/.exec(figure) ?? []
  const thousands = Number(`${whole?.replace(/\D/g, '')}.${digits ?? 0}`)
  const isCounted = unit !== 'g' && thousands <= MOST_OF_A_PORTION
  return isCounted ? thousands : Number.parseFloat(figure.replace(',', '.').replace(/[^\d.]/g, ''))
}

const MOST_OF_A_PORTION = 20_000

/** The thermochemical calorie. */
const KILOJOULES_A_KILOCALORIE = 4.184
const FACTORS: Readonly<Record<string, number>> = { 'g→mg': 1000, 'mg→g': 1 / 1000 }
