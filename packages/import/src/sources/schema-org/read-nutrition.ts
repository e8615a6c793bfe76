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

/** '12 g', '0,5 g', '880 kJ', '12': a figure without a unit is in the unit that the field is in. */
function amountOf(value: unknown, unit: 'kcal' | 'g' | 'mg'): number | undefined {
  const [first] = listOf(value)
  const read = /(\d+(?:[.,]\d+)?)\s*(kj|kcal|cal|mg|g)?\b/i.exec(String(first ?? ''))
  const amount = Number(read?.[1]?.replace(',', '.'))
  if (!read || !Number.isFinite(amount)) return undefined
  const written = read[2]?.toLowerCase() ?? unit
  const factor =
    written === 'kj'
      ? 1 / KILOJOULES_A_KILOCALORIE
      : written === unit
        ? 1
        : (FACTORS[`${written}→${unit}`] ?? 1)
  return Math.round(amount * factor * 100) / 100
}

/** The thermochemical calorie. */
const KILOJOULES_A_KILOCALORIE = 4.184
const FACTORS: Readonly<Record<string, number>> = { 'g→mg': 1000, 'mg→g': 1 / 1000 }
