import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES, IMAGE_LIMITS } from '@potluck/rules'
import { type SyntheticEvent, useId, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FieldError } from '../../ui/controls/field.tsx'
import { FileButton } from '../../ui/controls/file-button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { isTooLarge, pictureProblem } from '../../ui/pictures/picture-problem.ts'
import { ShrinkOffer } from '../../ui/pictures/shrink-offer.tsx'
import { useObjectUrl } from '../../ui/pictures/use-object-url.ts'
import type { Member } from '../auth/index.ts'
import { useUpdatePhoto } from './api.ts'

/** The profile photo: choose one, preview it, then upload it or keep the old one. */
export function PhotoForm({ user }: { user: Member }) {
  const { t } = useLingui()
  const id = useId()
  const [photo, setPhoto] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const url = useObjectUrl(photo)
  const upload = useUpdatePhoto()

  function choose(chosen: File | null) {
    setPhoto(chosen)
    setProblem(chosen ? pictureProblem(chosen) : undefined)
  }

  function send(event: SyntheticEvent) {
    event.preventDefault()
    if (!photo) return setProblem(ACCOUNT_SENTENCES.photoMissing)
    if (problem !== undefined) return
    upload.mutate(photo, {
      onSuccess: ({ message }) => {
        choose(null)
        toast.success(message || t`Profile photo updated!`)
      },
      onError: (error) => toast.error(serverMessage(error) ?? t`Upload failed.`),
    })
  }

  return (
    <form onSubmit={send} className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar
        person={url === undefined ? user : { ...user, avatar: url }}
        size="xl"
        alt={photo ? t`The photo you chose` : t`Your profile photo`}
      />
      <div className="grid min-w-0 flex-1 basis-72 gap-3">
        <p id={`${id}-hint`} className="text-ink-soft">
          <Trans>
            A square of 400 by 400 pixels or more looks best; other shapes are cropped. At most 5
            MB.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <FileButton
            accept={IMAGE_LIMITS.types.join(',')}
            onChoose={([chosen]) => choose(chosen ?? null)}
            aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
            aria-invalid={problem ? true : undefined}
          >
            <Trans>Choose Photo</Trans>
          </FileButton>
          <Button type="submit" loading={upload.isPending}>
            <Trans>Upload and Save</Trans>
          </Button>
          {photo && (
            <Button variant="quiet" onClick={() => choose(null)} disabled={upload.isPending}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
        <div role="alert">
          <FieldError id={`${id}-problem`}>{problem}</FieldError>
        </div>
        {photo && isTooLarge(photo) && <ShrinkOffer photo={photo} onShrunk={choose} />}
      </div>
    </form>
  )
}
