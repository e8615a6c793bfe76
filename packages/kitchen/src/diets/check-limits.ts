import type { Nutrient } from '../lexicon/nutrients.ts'
import type { Figures } from '../nutrition/figures.ts'
import { countedIn } from '../nutrition/net-carbs.ts'
import type { Nutrition } from '../nutrition/nutrition.ts'
import type { Objection } from './check-line.ts'
import type { Limit } from './restrictions.ts'

/** Compares the figures of a portion with limits. Without figures nothing can be told. */
export function checkLimits(limits: readonly Limit[], nutrition: Nutrition): Objection[] {
  if (limits.length === 0) return []
  const { perServing } = nutrition
  if (!perServing) {
    const known = Math.round(nutrition.coverage * 100)
    const reason = `Only ${known} % of what is in it could be counted for a portion, too little to judge.`
    return [{ verdict: 'unknown', reason }]
  }
  const over = limits.flatMap((limit) => checkLimit(limit, perServing))
  return over.length > 0 ? over : limits.flatMap((limit) => doubtUncounted(limit, nutrition))
}

function checkLimit({ nutrient, atMost, per, source }: Limit, amounts: Figures): Objection[] {
  const grams = countedIn(amounts, nutrient)
  const value = per === 'portion' ? grams : percentOfEnergy(nutrient, grams, amounts.kcal)
  if (value <= atMost) return []
  const said = `A portion has ${write(value, nutrient, per)}, and at most ${write(atMost, nutrient, per)} is meant (${source}).`
  return [{ verdict: 'contains', reason: said }]
}

/** Regulation (EU) No 1169/2011, Annex XIV: 9 kcal in a gram of fat, 4 in one of carbohydrate. */
function percentOfEnergy(nutrient: Limit['nutrient'], grams: number, kcal: number): number {
  const kcalPerGram = nutrient === 'fat' || nutrient === 'satFat' ? 9 : 4
  return kcal > 0 ? (100 * grams * kcalPerGram) / kcal : 0
}

/** Salt 'to taste' has no figure, but is the main point of a limit on sodium. */
function doubtUncounted({ nutrient }: Limit, { lines }: Nutrition): Objection[] {
  if (nutrient !== 'sodium') return []
  const salt = lines.find(
    ({ status, ingredient }) =>
      status !== 'counted' &&
      ingredient !== undefined &&
      /salt|soy-sauce|fish-sauce|stock/.test(ingredient),
  )
  return salt
    ? [{ verdict: 'unknown', reason: `“${salt.text}” is not counted: its salt decides.` }]
    : []
}

const WORDS = {
  kcal: 'kcal',
  protein: 'g protein',
  fat: 'g fat',
  satFat: 'g saturated fat',
  carbs: 'g carbohydrate',
  netCarbs: 'g net carbohydrate',
  fiber: 'g fibre',
  sugar: 'g sugar',
  sodium: 'mg sodium',
  cholesterol: 'mg cholesterol',
  calcium: 'mg calcium',
  iron: 'mg iron',
  potassium: 'mg potassium',
  vitC: 'mg vitamin C',
} satisfies Record<Nutrient | 'netCarbs', string>

function write(value: number, nutrient: Limit['nutrient'], per: Limit['per']): string {
  const rounded = value >= 10 ? Math.round(value) : Math.round(value * 10) / 10
  if (per === 'portion') return `${rounded} ${WORDS[nutrient]}`
  return `${rounded} % of its energy from ${WORDS[nutrient].replace(/^m?g /, '')}`
}
