import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/button.tsx'

interface KeepActionsProps {
  isKeeping: boolean
  onKeep: () => void
  onEdit: () => void
}

/** One press keeps it; the wizard is one press away too. */
export function KeepActions({ isKeeping, onKeep, onEdit }: KeepActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary" loading={isKeeping} onClick={onKeep} className="max-sm:flex-1">
        <Trans>Keep as a draft</Trans>
      </Button>
      <Button disabled={isKeeping} onClick={onEdit} className="max-sm:flex-1">
        <Trans>Edit first</Trans>
      </Button>
    </div>
  )
}
