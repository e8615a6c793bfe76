import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Explains why there is no payment method to update. */
export function PaymentMethodButton() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={t`Update payment method`}>
        <Trans>Update</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        size="sm"
        title={<Trans>Payment method</Trans>}
        description={
          <Trans>
            No payment provider is connected here: no card is stored, nothing is charged, and there
            is no date on which anything will be. What you type when you subscribe never leaves your
            browser.
          </Trans>
        }
        footer={
          <Button onClick={close}>
            <Trans>All right</Trans>
          </Button>
        }
      />
    </>
  )
}
