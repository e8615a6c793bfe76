import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../ui/controls/checks.tsx'
import { useUnits } from '../pantry/index.ts'
import type { Proposal } from './api.ts'

interface DeductionListProps {
  proposals: Proposal[]
  isUsed: (proposal: Proposal) => boolean
  onToggle: (proposal: Proposal, isUsed: boolean) => void
}

/**
 * The pantry items that the kitchen thinks were used, ticked if it is sure. Nothing is drawn if
 * there are none.
 */
export function DeductionList({ proposals, isUsed, onToggle }: DeductionListProps) {
  if (proposals.length === 0) return null
  return (
    <fieldset>
      <legend className="font-medium">
        <Trans>Take from your pantry</Trans>
      </legend>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {proposals.map((proposal) => (
          <li key={proposal.itemId}>
            <Checkbox
              label={proposal.name}
              hint={<Hint proposal={proposal} />}
              checked={isUsed(proposal)}
              onChange={({ target }) => onToggle(proposal, target.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Hint({ proposal }: { proposal: Proposal }) {
  const { t } = useLingui()
  const { amount } = useUnits()
  const { wanted, have, use, remains, sure } = proposal
  const taken = t`${amount(use)} of ${amount(have)}`
  return (
    <>
      {remains ? (
        <Trans>
          {taken}, {amount(remains)} left
        </Trans>
      ) : (
        <Trans>{taken}, none left</Trans>
      )}
      {!sure && (
        <span className="block">
          <Trans>The recipe says {wanted}: please check.</Trans>
        </span>
      )}
    </>
  )
}
