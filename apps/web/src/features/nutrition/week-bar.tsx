import { Trans, useLingui } from '@lingui/react/macro'
import { addDays } from '@potluck/rules'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { weekLabel, weekOf } from '../planner/index.ts'

interface WeekBarProps {
  start: string
  onShow: (week: string | undefined) => void
}

/** The shown week, with buttons to others. */
export function WeekBar({ start, onShow }: WeekBarProps) {
  const { t, i18n } = useLingui()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton
        variant="outline"
        label={t`Previous week`}
        icon={ChevronLeft}
        onClick={() => onShow(addDays(start, -7))}
      />
      <IconButton
        variant="outline"
        label={t`Next week`}
        icon={ChevronRight}
        onClick={() => onShow(addDays(start, 7))}
      />
      <p aria-live="polite" className="px-1 font-display text-xl font-semibold tabular-nums">
        {weekLabel(start, i18n.locale)}
      </p>
      {start !== weekOf() && (
        <Button size="sm" onClick={() => onShow(undefined)}>
          <Trans>This week</Trans>
        </Button>
      )}
    </div>
  )
}
