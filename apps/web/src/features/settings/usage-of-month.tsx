import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Usage } from './api.ts'

/** '12 of 100 recipes this month', and the tokens of a language model, if one was used. */
export function UsageOfMonth({ usage }: { usage: Usage }) {
  const { i18n } = useLingui()
  const { recipes, limit, inputTokens, outputTokens, cost } = usage
  const nextMonth = i18n.date(firstOfNextMonth(usage.month), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <div className="grid gap-3">
      <p className="font-display text-xl font-medium tabular-nums">
        {limit === null ? (
          <Plural value={recipes} one="# recipe this month" other="# recipes this month" />
        ) : (
          <Trans>
            {recipes} of {limit} recipes this month
          </Trans>
        )}
      </p>
      {limit !== null && <Bar share={recipes / limit} />}
      {limit !== null && (
        <p className="text-ink-soft">
          {recipes < limit ? (
            <Trans>The count begins anew on {nextMonth} (UTC).</Trans>
          ) : (
            <Trans>They are used up. The count begins anew on {nextMonth} (UTC).</Trans>
          )}
        </p>
      )}
      {inputTokens + outputTokens > 0 && (
        <p className="text-ink-soft tabular-nums">
          <Trans>
            {i18n.number(inputTokens)} tokens read, {i18n.number(outputTokens)} written
          </Trans>
        </p>
      )}
      {cost !== null && cost > 0 && (
        <p className="text-ink-soft tabular-nums">
          <Trans>
            About {i18n.number(cost, { style: 'currency', currency: 'USD' })} at the model's price
          </Trans>
        </p>
      )}
    </div>
  )
}

/** The text above it as a bar. */
function Bar({ share }: { share: number }) {
  const used = Math.min(1, share)
  return (
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
      <div
        style={{ transform: `translateX(${(used - 1) * 100}%)` }}
        className={`h-full rounded-full ${used < 1 ? 'bg-basil' : 'bg-beet'}`}
      />
    </div>
  )
}

/** '2026-12' → 1 January 2027. */
function firstOfNextMonth(month: string): Date {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + 1)
  return first
}
