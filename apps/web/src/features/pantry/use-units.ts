import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { findChoice, PANTRY_UNITS, type PantryUnit } from '@potluck/rules'

/** Formats amounts in the pantry's units. */
export function useUnits() {
  const { t, i18n } = useLingui()
  const labels: Record<PantryUnit, string> = {
    lbs: t`lbs`,
    kg: t`kg`,
    pieces: t`pieces`,
    cups: t`cups`,
    tbsp: t`tbsp`,
    tsp: t`tsp`,
    grams: t`grams`,
    ounces: t`ounces`,
    liters: t`liters`,
    milliliters: t`ml`,
  }
  const amounts: Record<PantryUnit, (qty: number) => string> = {
    lbs: (qty) => t`${plural(qty, { one: '# lb', other: '# lbs' })}`,
    kg: (qty) => t`${plural(qty, { other: '# kg' })}`,
    pieces: (qty) => t`${plural(qty, { one: '# piece', other: '# pieces' })}`,
    cups: (qty) => t`${plural(qty, { one: '# cup', other: '# cups' })}`,
    tbsp: (qty) => t`${plural(qty, { other: '# tbsp' })}`,
    tsp: (qty) => t`${plural(qty, { other: '# tsp' })}`,
    grams: (qty) => t`${plural(qty, { one: '# gram', other: '# grams' })}`,
    ounces: (qty) => t`${plural(qty, { one: '# ounce', other: '# ounces' })}`,
    liters: (qty) => t`${plural(qty, { one: '# liter', other: '# liters' })}`,
    milliliters: (qty) => t`${plural(qty, { other: '# ml' })}`,
  }
  return {
    /** The name of a unit. */
    label: (unit: PantryUnit) => labels[unit],
    /** '2 kg', '1 piece'; an unknown unit is written as it is. */
    amount: ({ qty, qtyName }: { qty: number; qtyName: string }) => {
      const unit = findChoice(PANTRY_UNITS, qtyName)
      return unit ? amounts[unit](qty) : `${i18n.number(qty)} ${qtyName}`
    },
  }
}
