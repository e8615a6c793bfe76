import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_LIMITS } from '@potluck/rules'
import { ImagePlus, X } from 'lucide-react'
import { FieldError } from '../../ui/controls/field.tsx'
import { FileButton } from '../../ui/controls/file-button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isTooLarge, pictureProblem } from '../../ui/pictures/picture-problem.ts'
import { ShrinkOffer } from '../../ui/pictures/shrink-offer.tsx'
import { useObjectUrl } from '../../ui/pictures/use-object-url.ts'
import { RecipeCover } from '../../ui/recipe/recipe-cover.tsx'
import type { CookedRecipe } from './api.ts'

/** A new file, the record's stored photo, or none. */
export type ChosenPhoto = File | NonNullable<CookedRecipe['photo']> | null

interface PhotoFieldProps {
  photo: ChosenPhoto
  onChange: (photo: File | null) => void
}

/** One photo, chosen or taken, with a button to remove it. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const { t } = useLingui()
  const sent = photo instanceof File ? photo : null
  const url = useObjectUrl(sent)
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
  const problem = sent && pictureProblem(sent)
  return (
    <div>
      <div className="relative aspect-4/3 w-48 max-w-full overflow-hidden rounded-field bg-sunk">
        {photo instanceof File ? (
          <img src={url} alt={photo.name} className="size-full object-cover" />
        ) : (
          <RecipeCover
            imageUrl={photo.sources.at(-1)?.url ?? ''}
            photo={photo}
            alt={t`Your photo`}
            sizes="192px"
          />
        )}
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
          {isTooLarge(sent) && <ShrinkOffer photo={sent} onShrunk={onChange} />}
        </div>
      )}
    </div>
  )
}
