import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

/** Whether the text of another source may be public. */
export function OriginDialog({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  return (
    <ConfirmDialog
      open
      title={<Trans>May this text be published?</Trans>}
      body={
        <Trans>
          Your recipe is public, and this brings in a source that is not you. Ingredients and
          amounts are free to tell; the wording of a method belongs to whoever wrote it. Go on if
          the method and the description are in your own words, or if you have leave.
        </Trans>
      }
      confirmLabel={<Trans>Yes, go on</Trans>}
      cancelLabel={<Trans>Not yet</Trans>}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}
