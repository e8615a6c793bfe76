import { Trans, useLingui } from '@lingui/react/macro'
import { NutrientAmount } from '../kitchen/index.ts'
import type { Goals } from './api.ts'

interface GoalShareProps {
  nutrient: keyof Goals
  amount: number
  goal: number
  /** Also shows the goal, if it is not beside the figure already. */
  whole?: boolean
}

/** An amount as a share of a day's goal: '62 % of 2,000 kcal', or '62 %'. */
export function GoalShare({ nutrient, amount, goal, whole = false }: GoalShareProps) {
  const { i18n } = useLingui()
  const share = i18n.number(amount / goal, { style: 'percent', maximumFractionDigits: 0 })
  if (!whole) return <Trans>({share} of goal)</Trans>
  return (
    <Trans>
      {share} of <NutrientAmount nutrient={nutrient} amount={goal} />
    </Trans>
  )
}
