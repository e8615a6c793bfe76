import { Trans, useLingui } from '@lingui/react/macro'
import { MEASURE_SYSTEMS } from '@potluck/rules'
import { Switch } from '../../../ui/controls/checks.tsx'
import { RadioGroup } from '../../../ui/controls/choices.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { ChatOptions } from '../api.ts'

interface OptionsDialogProps {
  open: boolean
  onClose: () => void
  options: ChatOptions
  onChange: (change: Partial<ChatOptions>) => void
}

/** The options of this chat's answers; a new chat starts with the last ones chosen. */
export function OptionsDialog({ open, onClose, options, onChange }: OptionsDialogProps) {
  const { t } = useLingui()
  const units = {
    us: { label: t`US`, hint: t`Cups, ounces, °F` },
    metric: { label: t`Metric`, hint: t`Grams, millilitres, °C` },
  } satisfies Record<NonNullable<ChatOptions['units']>, { label: string; hint: string }>
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={<Trans>What answers go by</Trans>}
      description={<Trans>For this chat; your next one begins with the same.</Trans>}
    >
      <Switch
        label={t`Leave my pantry out`}
        hint={t`Answers then do not look at what you have in the house.`}
        checked={!options.usePantry}
        onChange={({ target }) => onChange({ usePantry: !target.checked })}
      />
      <RadioGroup
        legend={t`Units`}
        className="mt-4"
        options={[
          { value: 'any', label: t`As the recipe's writer likes` },
          ...MEASURE_SYSTEMS.map((value) => ({ value, ...units[value] })),
        ]}
        value={options.units ?? 'any'}
        onChange={(value) => onChange({ units: value === 'any' ? null : value })}
      />
    </Dialog>
  )
}
