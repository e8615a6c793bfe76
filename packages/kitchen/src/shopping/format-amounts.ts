import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { formatMeasure } from '../measures/format-measure.ts'
import { toKitchenMeasure } from '../measures/kitchen-measure.ts'
import { isAtHome, type MeasureSystem } from '../measures/measure-system.ts'
import { exactly } from '../quantities/quantity.ts'
import { scaleAmount } from '../scaling/scale-amount.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import type { BoughtAmount } from './sum-amounts.ts'

/**
 * Amounts side by side, as on a shopping list: '200 g + 2 cups', '3'. `isMore`: an unspecified
 * further amount is wanted. Without a system each is written as it was typed.
 */
export function formatAmounts(
  amounts: readonly BoughtAmount[],
  { isMore, system }: { isMore: boolean; system?: MeasureSystem | undefined },
): string {
  const written = amounts.map((amount) => format(amount, system))
  return [...written, ...(isMore && written.length > 0 ? ['some'] : [])].join(' + ')
}

function format(bought: BoughtAmount, system: MeasureSystem | undefined): string {
  const { kind, amount, unit, packageSize } = bought
  if (kind === 'count') {
    const number = unit === undefined || WHOLE.has(unit) ? wholeUp(amount) : amount
    const counted = { quantity: exactly(number), ...(unit && { unit }) }
    return formatIngredientLine({
      raw: '',
      name: '',
      optional: false,
      ...counted,
      ...(packageSize && { packageSize }),
    })
  }
  // A few spoons stay spoons.
  if (unit && SPOONS.has(unit) && amount <= MOST_SPOONED) return formatSpoons(amount, unit)
  const shown = system ?? (unit && !isAtHome(unit, 'metric') ? 'us' : 'metric')
  const measure = toKitchenMeasure(exactly(amount), kind, shown) ?? {
    quantity: exactly(amount),
    unit: kind === 'weight' ? ('g' as const) : ('ml' as const),
  }
  return formatMeasure(measure)
}

/** Foods sold whole. */
const WHOLE: ReadonlySet<UnitId> = new Set([
  ...([
    'can',
    'jar',
    'packet',
    'package',
    'bottle',
    'bag',
    'box',
    'carton',
    'tub',
    'punnet',
  ] as const),
  ...(['block', 'loaf', 'head', 'bulb', 'bunch', 'ear'] as const),
])

/** Sums of thirds may end slightly above a whole number. */
const wholeUp = (amount: number) => Math.ceil(amount - 1e-6)

/** Eight tablespoons, in ml. */
const MOST_SPOONED = 8 * UNITS.tbsp.factor

const SPOONS: ReadonlySet<UnitId> = new Set(['tsp', 'tbsp', 'pinch', 'dash', 'drop'])

function formatSpoons(millilitres: number, unit: UnitId): string {
  const inUnit = millilitres / UNITS[unit].factor
  if (unit !== 'tsp' && unit !== 'tbsp')
    return formatMeasure({ quantity: exactly(wholeUp(inUnit)), unit })
  const one = { quantity: exactly(1), unit, name: '' }
  const { use: _use, unit: shown = unit, ...scaled } = scaleAmount(one, inUnit)
  return formatMeasure({ ...scaled, unit: shown })
}
