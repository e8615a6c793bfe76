import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_LIMITS } from '@potluck/rules'
import { ImagePlus, X } from 'lucide-react'
import { FieldError } from '../../ui/field.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { isTooLarge, pictureProblem } from '../../ui/picture-problem.ts'
import { ShrinkOffer } from '../../ui/shrink-offer.tsx'
import { useObjectUrl } from '../../ui/use-object-url.ts'

interface PhotoFieldProps {
  photo: File | null
  onChange: (photo: File | null) => void
}

/** One photo, chosen or taken, with the way to take it back. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const { t } = useLingui()
  const url = useObjectUrl(photo)
  if (!photo) {
    return (
      <div>
        <FileButton
          accept={IMAGE_LIMITS.types.join(',')}
          onChoose={([file]) => file && onChange(file)}
        >
          <Icon of={ImagePlus} />
          <Trans>Add a photo</Trans>
        </FileButton>
      </div>
    )
  }
  const problem = pictureProblem(photo)
  return (
    <div>
      <div className="relative w-48 max-w-full">
        <img
          src={url}
          alt={photo.name}
          className="aspect-4/3 w-full rounded-field bg-sunk object-cover"
        />
        <IconButton
          label={t`Remove the photo`}
          icon={X}
          variant="floating"
          size="sm"
          onClick={() => onChange(null)}
          className="absolute top-1 right-1"
        />
      </div>
      {problem && (
        <div role="alert" className="mt-2">
          <FieldError>{problem}</FieldError>
          {isTooLarge(photo) && <ShrinkOffer photo={photo} onShrunk={onChange} />}
        </div>
      )}
    </div>
  )
}
