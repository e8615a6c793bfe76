import { useLingui } from '@lingui/react/macro'
import type { Nutrient } from './kitchen-answers.ts'
import { NUTRIENT_NAMES } from './nutrient-names.ts'

export function NutrientName({ nutrient }: { nutrient: Nutrient }) {
  const { t } = useLingui()
  return t(NUTRIENT_NAMES[nutrient].name)
}

interface NutrientAmountProps {
  nutrient: Nutrient
  amount: number
  unitClass?: string
}

/** '23 g', '4.5 g': a decimal under ten, whole numbers above; no figure of food is finer. */
export function NutrientAmount({ nutrient, amount, unitClass }: NutrientAmountProps) {
  const { i18n } = useLingui()
  const fine = amount < 10 && nutrient !== 'kcal'
  return (
    <>
      {i18n.number(amount, { maximumFractionDigits: fine ? 1 : 0 })}
      <span className={unitClass}>&nbsp;{NUTRIENT_NAMES[nutrient].unit}</span>
    </>
  )
}
