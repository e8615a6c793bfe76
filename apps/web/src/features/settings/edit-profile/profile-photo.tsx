import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_LIMITS } from '@potluck/rules'
import { lazy, Suspense, useId, useState } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FieldError } from '../../../ui/controls/field.tsx'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import type { Size } from '../../../ui/pictures/framing.ts'
import { isTooLarge, pictureProblem } from '../../../ui/pictures/picture-problem.ts'
import { ShrinkOffer } from '../../../ui/pictures/shrink-offer.tsx'
import type { Member } from '../../auth/index.ts'
import { useRemovePhoto } from '../api.ts'
import { LEAST_PHOTO_SIDE, sizeOfPicture } from './photo-size.ts'

const PhotoDialog = lazy(async () => ({
  default: (await import('./photo-dialog.tsx')).PhotoDialog,
}))

/** The profile photo: a new one is cropped before it is saved, and it can be removed. */
export function ProfilePhoto({ user }: { user: Member }) {
  const { t } = useLingui()
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [tooLarge, setTooLarge] = useState<File>()
  const [chosen, setChosen] = useState<{ photo: File; size: Size }>()
  const [removePhoto, removeDialog] = useRemoval()

  async function choose(photo: File | undefined) {
    if (!photo) return
    setTooLarge(isTooLarge(photo) ? photo : undefined)
    const found = pictureProblem(photo)
    if (found) return setProblem(found)
    const size = await sizeOfPicture(photo)
    if (!size) return setProblem(t`This file is not an image we can read.`)
    if (Math.min(size.width, size.height) < LEAST_PHOTO_SIDE) {
      return setProblem(t`Please choose a photo of at least 400 by 400 pixels.`)
    }
    setProblem(undefined)
    setChosen({ photo, size })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar person={user} size="xl" alt={t`Your profile photo`} />
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        <p id={`${id}-hint`} className="text-ink-soft">
          <Trans>Square, at least 400 by 400 pixels, at most 5 MB. You choose what shows.</Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <FileButton
            accept={IMAGE_LIMITS.types.join(',')}
            onChoose={([photo]) => choose(photo)}
            aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
            aria-invalid={problem ? true : undefined}
          >
            <Trans>Upload Photo</Trans>
          </FileButton>
          {user.avatar && (
            <Button variant="quiet" onClick={removePhoto}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
        <div role="alert">
          <FieldError id={`${id}-problem`}>{problem}</FieldError>
        </div>
        {tooLarge && <ShrinkOffer photo={tooLarge} onShrunk={choose} />}
      </div>
      {chosen && (
        <Suspense>
          <PhotoDialog {...chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
      {removeDialog}
    </div>
  )
}

/** Removes the photo after asking for confirmation. Draw the dialog once. */
function useRemoval() {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const removing = useRemovePhoto()

  async function remove() {
    const confirmed = await confirm({
      title: <Trans>Remove your photo?</Trans>,
      body: <Trans>Your initials stand in its place.</Trans>,
      confirmLabel: <Trans>Remove photo</Trans>,
      danger: true,
    })
    if (!confirmed) return
    removing.mutate(undefined, {
      onSuccess: () => toast.success(t`Profile photo removed`),
      onError: (error) => toast.error(serverMessage(error) ?? t`Failed to remove photo`),
    })
  }

  return [remove, dialog] as const
}
