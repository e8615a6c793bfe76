import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { FieldError } from '../../../ui/controls/field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { regionOf, type Size, WHOLE_FRAME } from '../../../ui/pictures/framing.ts'
import { PictureFramer } from '../../../ui/pictures/picture-framer.tsx'
import { cutImage } from '../../../ui/pictures/shrink-image.ts'
import { useObjectUrl } from '../../../ui/pictures/use-object-url.ts'
import { useUpdatePhoto } from '../api.ts'
import { LEAST_PHOTO_SIDE } from './photo-size.ts'

interface PhotoDialogProps {
  photo: File
  size: Size
  onClose: () => void
}

/** Chooses the visible square of a photo, and saves it. */
export function PhotoDialog({ photo, size, onClose }: PhotoDialogProps) {
  const { t } = useLingui()
  const [framing, setFraming] = useState(WHOLE_FRAME)
  const url = useObjectUrl(photo)
  const upload = useUpdatePhoto()
  const isTooSmall = Math.round(regionOf(size, framing, 1).width) < LEAST_PHOTO_SIDE

  async function save(event: { preventDefault: () => void }) {
    event.preventDefault()
    if (isTooSmall || upload.isPending) return
    upload.mutate(await cutImage(photo, framing, 1), {
      onSuccess: ({ message }) => {
        toast.success(message || t`Profile photo updated!`)
        onClose()
      },
      onError: (error) => toast.error(serverMessage(error) ?? t`Upload failed.`),
    })
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={<Trans>Profile photo</Trans>}
      submitLabel={<Trans>Save Photo</Trans>}
      pending={upload.isPending}
      onSubmit={save}
    >
      {url && (
        <PictureFramer
          src={url}
          alt={t`The photo you chose`}
          aspect={1}
          framing={framing}
          onChange={setFraming}
          onError={onClose}
        />
      )}
      <div role="alert">
        <FieldError>
          {isTooSmall && t`Zoom out a little: fewer than 400 by 400 pixels would show.`}
        </FieldError>
      </div>
    </FormDialog>
  )
}
