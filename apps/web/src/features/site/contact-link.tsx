import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'

const ContactDialog = lazy(() =>
  import('./contact-dialog.tsx').then((it) => ({ default: it.ContactDialog })),
)

/** Opens the contact form, whose code is loaded then. */
export function ContactLink({ className }: { className: string }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)

  function handlePress() {
    setWanted(true)
    setOpen(true)
  }

  return (
    <>
      <button type="button" onClick={handlePress} className={className}>
        <Trans>Contact Us</Trans>
      </button>
      {wanted && (
        <Suspense>
          <ContactDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
