import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface WizardFooterProps {
  /** Left out on the first step. */
  onBack?: (() => void) | undefined
  /** The buttons that go on, the main one last; it has a line of its own on a phone. */
  children: ReactNode
}

export function WizardFooter({ onBack, children }: WizardFooterProps) {
  return (
    <footer className="mt-8 grid grid-cols-2 gap-3 border-t border-line pt-6 *:last:col-span-2 sm:flex sm:justify-end">
      {onBack && (
        <Button
          variant="quiet"
          icon={<Icon of={ArrowLeft} />}
          onClick={onBack}
          className="justify-self-start sm:mr-auto"
        >
          <Trans>Back</Trans>
        </Button>
      )}
      {children}
    </footer>
  )
}
