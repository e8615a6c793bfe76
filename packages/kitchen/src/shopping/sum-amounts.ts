import type { Measure } from '../ingredient-lines/ingredient-line.ts'
import type { FoodMeasure } from '../measures/view-measure.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'

/** An amount of a food: a weight in g, a volume in ml, or a number of pieces. */
export type BoughtAmount = {
  kind: 'weight' | 'volume' | 'count'
  amount: number
  /** The counted unit: cans, cloves; absent for plain pieces. */
  unit?: UnitId
  /** The content of each. */
  packageSize?: Measure
}

/**
 * Adds up the amounts of one food. Weight and volume are combined if the weight of a ml is known:
 * as volume for liquids, else as weight. Counts of different units stay separate.
 */
export function sumAmounts(
  amounts: readonly BoughtAmount[],
  food: FoodMeasure | undefined,
): BoughtAmount[] {
  const kinds = new Set(amounts.map(({ kind }) => kind))
  const isMixed = kinds.has('weight') && kinds.has('volume')
  const wanted = food && isMixed ? food.metric : undefined
  const sums = new Map<string, BoughtAmount>()
  for (const amount of amounts.map((one) => (food && wanted ? inKind(one, wanted, food) : one))) {
    const key = keyOf(amount)
    const sum = sums.get(key)
    sums.set(key, sum ? add(sum, amount) : amount)
  }
  return [...sums.values()]
}

function inKind(
  amount: BoughtAmount,
  kind: 'weight' | 'volume',
  { gramsPerMl }: FoodMeasure,
): BoughtAmount {
  if (amount.kind === 'count' || amount.kind === kind) return amount
  const { unit: _typed, ...rest } = amount
  const crossing = kind === 'weight' ? gramsPerMl : 1 / gramsPerMl
  return { ...rest, kind, amount: amount.amount * crossing }
}

function keyOf({ kind, unit, packageSize }: BoughtAmount): string {
  if (kind !== 'count') return kind
  const size = packageSize && packageSize.quantity.max * UNITS[packageSize.unit].factor
  // Cans of 400 g and of 14 oz are the same cans.
  return `${unit ?? ''} ${size === undefined ? '' : Math.round(size / 10)}`
}

/** The unit of the larger amount is used for the sum. */
function add(sum: BoughtAmount, more: BoughtAmount): BoughtAmount {
  const { unit: _unit, ...rest } = sum
  const [larger, other] = sum.amount >= more.amount ? [sum, more] : [more, sum]
  const unit = larger.unit ?? other.unit
  return { ...rest, amount: sum.amount + more.amount, ...(unit && { unit }) }
}
