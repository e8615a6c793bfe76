import { Trans, useLingui } from '@lingui/react/macro'
import { PLANNER_LIMITS } from '@potluck/rules'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { EntryChange, PlanEntry } from './api.ts'
import { PortionsField } from './portions-field.tsx'

interface PortionsDialogProps {
  entry: PlanEntry
  onChange: (change: EntryChange) => void
  onClose: () => void
}

/** How many portions are cooked, and how many of them the cook eats; each press is saved at once. */
export function PortionsDialog({ entry, onChange, onClose }: PortionsDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={<Trans>Portions</Trans>}
      description={entry.recipe?.title}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className="grid gap-5">
        <PortionsField
          label={t`Cooked`}
          hint={t`The shopping list goes by it.`}
          lessLabel={t`Fewer portions`}
          moreLabel={t`More portions`}
          value={entry.portions}
          min={1}
          max={PLANNER_LIMITS.portions}
          step={1}
          onChange={(portions) => onChange({ entry, portions })}
        />
        <PortionsField
          label={t`I eat`}
          hint={t`Your nutrition goes by it.`}
          lessLabel={t`I eat less`}
          moreLabel={t`I eat more`}
          value={entry.eaten}
          min={0}
          max={PLANNER_LIMITS.eaten}
          step={0.5}
          onChange={(eaten) => onChange({ entry, eaten })}
        />
      </div>
    </Dialog>
  )
}
