import type { Limit } from '../diets/restrictions.ts'
import type { Figures } from '../nutrition/figures.ts'

/** What a food holds, and what it weighs in g. */
export type Counted = { grams: number; amounts: Partial<Figures> }

/**
 * Whether a stand-in helps a recipe keep its limits: it is low in what is limited, or holds clearly
 * less of it than what it replaces. Limits are set for a whole portion, so no single food exceeds one.
 */
export function suitsLimits(
  limits: readonly Limit[],
  before: Counted | undefined,
  after: Counted | undefined,
): boolean {
  return limits.every((limit) => {
    const amount = after?.amounts[limit.nutrient]
    if (!after || amount === undefined) return false
    const takesPlaceOf = before?.grams ?? after.grams
    if (amount <= (LOW[limit.nutrient] ?? 0) * (takesPlaceOf / 100)) return true
    if (limit.per === 'energy' && isWithinShare(limit, amount, after.amounts.kcal)) return true
    const replaced = before?.amounts[limit.nutrient]
    return replaced !== undefined && amount <= replaced * (REDUCED[limit.nutrient] ?? HALF)
  })
}

/** Regulation (EU) No 1169/2011, Annex XIV: 9 kcal in a gram of fat, 4 in one of carbohydrate. */
function isWithinShare({ nutrient, atMost }: Limit, amount: number, kcal: number | undefined) {
  const kcalPerGram = nutrient === 'satFat' || nutrient === 'fat' ? 9 : 4
  return kcal !== undefined && kcal > 0 && (100 * amount * kcalPerGram) / kcal <= atMost
}

/**
 * 'Low' in 100 g: Regulation (EC) No 1924/2006, annex, for sugar (carbohydrate alike), saturated
 * fat and sodium; 21 CFR 101.62 (d) for cholesterol.
 */
const LOW: Partial<Record<Limit['nutrient'], number>> = {
  carbs: 5,
  netCarbs: 5,
  sugar: 5,
  satFat: 1.5,
  sodium: 120,
  cholesterol: 20,
}

/** 'Reduced' in sodium is a quarter less (21 CFR 101.61), 'light' in anything else a half (101.56). */
const REDUCED: Partial<Record<Limit['nutrient'], number>> = { sodium: 0.75 }
const HALF = 0.5
