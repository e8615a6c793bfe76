import { useLingui } from '@lingui/react/macro'
import { MEASURE_SYSTEMS } from '@potluck/rules'
import { SegmentedControl } from '../../../../ui/controls/choices.tsx'
import type { Measures } from '../use-shown-recipe.ts'

/** Chooses the measures the recipe is shown in. */
export function MeasuresChoice({ measures }: { measures: Measures }) {
  const { t } = useLingui()
  const names = { us: t`US`, metric: t`Metric` }
  return (
    <SegmentedControl
      legend={t`Measures`}
      options={[
        { value: 'written', label: t`As written` },
        ...MEASURE_SYSTEMS.map((value) => ({ value, label: names[value] })),
      ]}
      value={measures.chosen ?? 'written'}
      onChange={(value) => measures.choose(value === 'written' ? null : value)}
    />
  )
}
