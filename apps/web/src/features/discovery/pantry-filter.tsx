import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SEARCH_LIMITS } from '@potluck/rules'
import { Minus, Plus } from 'lucide-react'
import { Switch } from '../../ui/controls/checks.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'

interface PantryFilterProps {
  isOn: boolean
  /** How many ingredients may be missing. */
  missing: number
  onChange: (changes: { pantry?: boolean; missing?: number }) => void
}

/** Limits results to what can be cooked, or nearly, with what is at home. */
export function PantryFilter({ isOn, missing, onChange }: PantryFilterProps) {
  const { t } = useLingui()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-8 gap-y-1 md:basis-full">
      <legend className="mb-1 text-sm font-medium text-ink-soft">
        <Trans>Pantry</Trans>
      </legend>
      <Switch
        label={t`Can cook with my pantry`}
        checked={isOn}
        onChange={(event) => onChange({ pantry: event.target.checked })}
      />
      {isOn && (
        <div className="flex items-center gap-2">
          <IconButton
            label={t`Fewer missing ingredients`}
            icon={Minus}
            variant="outline"
            size="sm"
            disabled={missing === 0}
            onClick={() => onChange({ missing: missing - 1 })}
          />
          <output className="min-w-32 text-center tabular-nums">
            {missing === 0 ? (
              <Trans>Nothing missing</Trans>
            ) : (
              <Plural value={missing} one="At most # missing" other="At most # missing" />
            )}
          </output>
          <IconButton
            label={t`More missing ingredients`}
            icon={Plus}
            variant="outline"
            size="sm"
            disabled={missing === SEARCH_LIMITS.missing}
            onClick={() => onChange({ missing: missing + 1 })}
          />
        </div>
      )}
    </fieldset>
  )
}
