import { useLingui } from '@lingui/react/macro'
import type { Meal } from '@potluck/rules'

/** The names of a day's meals. */
export function useMealNames(): Record<Meal, string> {
  const { t } = useLingui()
  return { breakfast: t`Breakfast`, lunch: t`Lunch`, dinner: t`Dinner`, snack: t`Snack` }
}
