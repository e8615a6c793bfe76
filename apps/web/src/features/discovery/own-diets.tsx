import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { Button } from '../../ui/controls/button.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import { Icon } from '../../ui/icon.tsx'

interface OwnDietsProps {
  /** The cook's own restrictions that a search keeps. */
  own: readonly string[]
  isLifted: boolean
  onLift: (isLifted: boolean) => void
}

/** What the cook's own settings exclude from the results, and a button to show it anyway. */
export function OwnDiets({ own, isLifted, onLift }: OwnDietsProps) {
  const { t } = useLingui()
  if (own.length === 0) return null
  return (
    <section
      aria-label={t`Your diet and allergies`}
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <Icon of={ShieldCheck} size={20} className={isLifted ? 'text-ink-soft' : 'text-basil'} />
      {isLifted ? (
        <p className="text-ink-soft">
          <Trans>Your diet and allergies are not applied to this search.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>Only what suits you:</Trans>
          </p>
          <ul className="flex flex-wrap gap-2">
            {own.map((label) => (
              <li key={label}>
                <Chip>{label}</Chip>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="outline" size="sm" onClick={() => onLift(!isLifted)}>
        {isLifted ? <Trans>Apply them</Trans> : <Trans>Show everything</Trans>}
      </Button>
    </section>
  )
}
