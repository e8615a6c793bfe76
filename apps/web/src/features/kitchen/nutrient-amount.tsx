import { useLingui } from '@lingui/react/macro'
import { roundAmount } from '@potluck/rules'
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

/** '23 g', '4.5 g'. */
export function NutrientAmount({ nutrient, amount, unitClass }: NutrientAmountProps) {
  const { i18n } = useLingui()
  return (
    <>
      {i18n.number(roundAmount(nutrient, amount))}
      <span className={unitClass}>&nbsp;{NUTRIENT_NAMES[nutrient].unit}</span>
    </>
  )
}
