import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface WizardFooterProps {
  /** Left out on the first step. */
  onBack?: (() => void) | undefined
  /** The ways on; on a phone above the way back. */
  children: ReactNode
}

export function WizardFooter({ onBack, children }: WizardFooterProps) {
  return (
    <footer className="mt-8 flex flex-col-reverse gap-3 border-t border-line pt-6 sm:flex-row sm:items-center sm:justify-between">
      {onBack ? (
        <Button variant="quiet" icon={<Icon of={ArrowLeft} />} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      ) : (
        <span />
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row">{children}</div>
    </footer>
  )
}
