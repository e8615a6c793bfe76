import type { Limit } from '../diets/restrictions.ts'
import type { Figures } from '../nutrition/figures.ts'
import { countedIn } from '../nutrition/net-carbs.ts'
import { FOODS } from './foods/foods.ts'
import { figuresOfPortion } from './foods/known.ts'
import type { Keeping } from './keeping.ts'
import type { Plate } from './write-up/write-up.ts'

/**
 * Whether a dish is so far over a limit that it need not be written out to be counted. Estimated
 * from usual portions; unknown figures count as zero, so that no dish is excluded wrongly.
 */
export function isFarOver(plate: Plate, { limits }: Keeping): boolean {
  if (limits.length === 0) return false
  const portions = plate.parts.flatMap(({ id, measured }) => {
    const [usual, unit] = FOODS[id].per
    const figures = figuresOfPortion(id)
    const share = measured.amount / usual / plate.servings
    return figures && unit === measured.unit ? [{ figures, share }] : []
  })
  const sum = (figureOf: (figures: Figures) => number) =>
    portions.reduce((total, { figures, share }) => total + figureOf(figures) * share, 0)
  return limits.some((limit) => reckon(limit, sum) > limit.atMost * FAR)
}

const FAR = 1.2

function reckon(
  { nutrient, per }: Limit,
  sum: (of: (figures: Figures) => number) => number,
): number {
  const value = sum((figures) => countedIn(figures, nutrient))
  if (per === 'portion') return value
  const kcal = sum((figures) => figures.kcal)
  return kcal > 0 ? (100 * value * (nutrient === 'fat' || nutrient === 'satFat' ? 9 : 4)) / kcal : 0
}
