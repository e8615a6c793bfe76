import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'

const PlanHistory = lazy(async () => ({
  default: (await import('./plan-history.tsx')).PlanHistory,
}))

/** Opens the history of the member's plan. */
export function PlanHistoryButton() {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>View History</Trans>
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <PlanHistory open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
