import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { FieldError } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { regionOf, type Size, WHOLE_FRAME } from '../../../ui/framing.ts'
import { PictureFramer } from '../../../ui/picture-framer.tsx'
import { cutImage } from '../../../ui/shrink-image.ts'
import { toast } from '../../../ui/toast.ts'
import { useObjectUrl } from '../../../ui/use-object-url.ts'
import { useUpdatePhoto } from '../api.ts'
import { LEAST_PHOTO_SIDE } from './photo-size.ts'

interface PhotoDialogProps {
  photo: File
  size: Size
  onClose: () => void
}

/** Chooses the square of a photo that shows, and saves it. */
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
