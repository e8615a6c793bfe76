import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { keptFocus } from '../../ui/overlays/kept-focus.ts'
import { ShoppingList } from '../shopping/index.ts'
import { weekOf } from './week.ts'
import { WeekPlan } from './week-plan.tsx'

/** The cook's meal plan by week, and its shopping list. */
export function PlannerPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { week, view } = useSearch({ from: '/members/dashboard/mealPlanner' })
  const start = weekOf(week)

  function show(tab: 'plan' | 'shopping') {
    void navigate({
      to: '/dashboard/mealPlanner',
      search: { ...(week && { week }), ...(tab === 'shopping' && { view: tab }) },
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <div ref={keptFocus} className="mx-auto max-w-page px-4 py-8 md:px-8 print:hidden">
      <h1 className="mb-4 font-display text-3xl font-semibold">
        <Trans>Meal Planner</Trans>
      </h1>
      <Tabs
        label={t`Meal Planner`}
        tabs={[
          { value: 'plan', label: t`Meal plan` },
          { value: 'shopping', label: t`Shopping list` },
        ]}
        value={view ?? 'plan'}
        onChange={show}
      >
        {view === 'shopping' ? <ShoppingList weekStart={start} /> : <WeekPlan start={start} />}
      </Tabs>
    </div>
  )
}
