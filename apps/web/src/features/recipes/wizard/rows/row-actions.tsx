import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import type { RowPlace } from './use-rows.ts'

interface RowActionsProps extends Omit<RowPlace, 'onGrab'> {
  className?: string
}

/** The buttons of every row: up, down, remove. The last remaining row cannot be removed. */
export function RowActions(props: RowActionsProps) {
  const { index, isLast, isOnly, onMove, onRemove, className = '' } = props
  const { t } = useLingui()
  return (
    <div className={`flex ${className}`}>
      <IconButton
        label={t`Move up`}
        icon={ArrowUp}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        label={t`Move down`}
        icon={ArrowDown}
        disabled={isLast}
        onClick={() => onMove(index, index + 1)}
      />
      <IconButton
        label={t`Remove`}
        icon={X}
        disabled={isOnly}
        onClick={() => onRemove(index)}
        data-remove
      />
    </div>
  )
}
