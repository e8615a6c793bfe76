import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { FieldError } from '../../../ui/controls/field.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { ShrinkOffer } from '../../../ui/pictures/shrink-offer.tsx'
import { useObjectUrl } from '../../../ui/pictures/use-object-url.ts'
import { engineQuery } from '../api.ts'
import type { RefusedPicture } from './use-picture.ts'

interface PicturePreviewProps {
  picture: File | undefined
  refused: RefusedPicture | undefined
  onChoose: (picture: File) => void
  onRemove: () => void
}

/** The picture to send with the question, or why one cannot be sent. */
export function PicturePreview({ picture, refused, onChoose, onRemove }: PicturePreviewProps) {
  return (
    <>
      {picture && <Thumbnail picture={picture} onRemove={onRemove} />}
      {refused && <Refusal refused={refused} onShrunk={onChoose} />}
    </>
  )
}

function Thumbnail({ picture, onRemove }: { picture: File; onRemove: () => void }) {
  const { t } = useLingui()
  const url = useObjectUrl(picture)
  const { data: engine } = useQuery(engineQuery())
  return (
    <div className="flex items-center gap-3">
      <span className="size-16 shrink-0 overflow-hidden rounded-field border border-line bg-sunk">
        {url && <img src={url} alt="" className="size-full object-cover" />}
      </span>
      <p className="min-w-0 flex-1 text-sm text-ink-soft">
        <span className="block truncate text-ink">{picture.name}</span>
        {engine?.canSee === false && (
          <Trans>{engine.name} cannot see pictures and works from your words.</Trans>
        )}
      </p>
      <IconButton label={t`Remove the picture`} icon={X} onClick={onRemove} />
    </div>
  )
}

function Refusal({
  refused,
  onShrunk,
}: {
  refused: RefusedPicture
  onShrunk: (file: File) => void
}) {
  const tooLarge = refused.problem === 'TOO_LARGE'
  return (
    <div role="alert">
      <FieldError>
        {tooLarge ? (
          <Trans>Image size should be less than 5MB</Trans>
        ) : (
          <Trans>This file is not an image we can read.</Trans>
        )}
      </FieldError>
      {tooLarge && <ShrinkOffer photo={refused.file} onShrunk={onShrunk} />}
    </div>
  )
}
