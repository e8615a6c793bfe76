import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { Button } from '../../../../ui/controls/button.tsx'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { nextPortions, type Portions } from './portions.ts'
import { PORTIONS_ID } from './portions-focus.ts'

/** Changes the number of portions; once changed, a button to reset it appears. */
export function PortionsStepper({ portions }: { portions: Portions }) {
  const { t } = useLingui()
  const { count, factor, written, change, canLess, canMore } = portions
  if (count === undefined || written === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <fieldset id={PORTIONS_ID} aria-label={t`Portions`} className="flex items-center gap-1">
        <IconButton
          label={t`Fewer portions`}
          icon={Minus}
          variant="outline"
          disabled={!canLess}
          onClick={() => change(nextPortions(count, -1))}
        />
        <output className="min-w-24 text-center tabular-nums">
          <span className="font-display text-xl font-semibold">{count}</span>{' '}
          <span className="text-ink-soft">
            {count === 1 ? <Trans>portion</Trans> : <Trans>portions</Trans>}
          </span>
        </output>
        <IconButton
          label={t`More portions`}
          icon={Plus}
          variant="outline"
          disabled={!canMore}
          onClick={() => change(nextPortions(count, 1))}
        />
      </fieldset>
      {factor !== 1 && (
        <Button variant="quiet" size="sm" onClick={() => change(written)}>
          <Trans>Back to {written}</Trans>
        </Button>
      )}
    </div>
  )
}
