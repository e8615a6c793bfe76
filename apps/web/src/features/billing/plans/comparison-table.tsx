import { Trans, useLingui } from '@lingui/react/macro'
import { PLAN_IDS, PLANS, type PlanId, planPriceCents } from '@potluck/rules'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { usePrice } from '../use-price.ts'

/** What the plans include, side by side. It fits a phone. */
export function ComparisonTable() {
  const { t } = useLingui()
  const price = usePrice()
  const unlimited = t`Unlimited`
  const inEach = <Icon of={Check} size={20} label={t`Included`} className="text-basil" />
  return (
    <section className="mt-16">
      <h2 className="font-display text-2xl font-semibold">
        <Trans>The plans compared</Trans>
      </h2>
      <table className="mt-4 w-full table-fixed text-left tabular-nums max-sm:text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-3 pr-2 sm:pr-4 font-medium">
              <Trans>What you get</Trans>
            </th>
            {PLAN_IDS.map((plan) => (
              <th
                key={plan}
                scope="col"
                className="w-[23%] px-1.5 py-3 sm:w-1/5 sm:px-4 font-display text-lg font-semibold"
              >
                {PLANS[plan].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t`A month`} cell={(plan) => price(planPriceCents(plan, 'month'))} />
          <Row name={t`A year`} cell={(plan) => price(planPriceCents(plan, 'year'))} />
          <Row name={t`Recipes by the assistant`} cell={(plan) => recipesOf(plan) ?? unlimited} />
          <Row
            name={t`Family members`}
            cell={(plan) => (plan === 'family' ? t`up to ${PLANS.family.members}` : '–')}
          />
          <Row name={t`Diets and allergies checked line by line`} cell={() => inEach} />
          <Row name={t`Pantry, saved recipes and collections`} cell={() => inEach} />
          <Row name={t`Publishing, comments and ratings`} cell={() => inEach} />
          <Row name={t`Cook mode with timers`} cell={() => inEach} />
        </tbody>
      </table>
    </section>
  )

  function recipesOf(plan: PlanId): string | null {
    const { recipesAMonth } = PLANS[plan]
    return recipesAMonth === null ? null : t`${recipesAMonth} per month`
  }
}

function Row({ name, cell }: { name: string; cell: (plan: PlanId) => ReactNode }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3 pr-2 sm:pr-4 font-normal">
        {name}
      </th>
      {PLAN_IDS.map((plan) => (
        <td key={plan} className="px-1.5 py-3 sm:px-4">
          {cell(plan)}
        </td>
      ))}
    </tr>
  )
}
