import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { FieldError } from '../../ui/controls/field.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { isTooLarge, pictureProblem } from '../../ui/pictures/picture-problem.ts'
import { ShrinkOffer } from '../../ui/pictures/shrink-offer.tsx'
import { useObjectUrl } from '../../ui/pictures/use-object-url.ts'
import type { ChosenPicture } from './use-chosen-pictures.ts'

interface ChosenPictureListProps {
  pictures: ChosenPicture[]
  onRemove: (id: number) => void
  onShrunk: (id: number, file: File) => void
}

/** The pictures chosen for a post, each with a button to remove it, and what is wrong with it. */
export function ChosenPictureList({ pictures, onRemove, onShrunk }: ChosenPictureListProps) {
  const { t } = useLingui()
  if (pictures.length === 0) return null
  return (
    <>
      <ul aria-label={t`Pictures of this post`} className="grid max-w-120 grid-cols-4 gap-2">
        {pictures.map((picture, index) => (
          <li key={picture.id} className="relative">
            <Preview file={picture.file} />
            <IconButton
              label={t`Remove picture ${index + 1}`}
              icon={X}
              variant="floating"
              size="sm"
              onClick={() => onRemove(picture.id)}
              className="absolute top-1 right-1"
            />
          </li>
        ))}
      </ul>
      {pictures.map((picture, index) => (
        <Problem
          key={picture.id}
          file={picture.file}
          place={index + 1}
          onShrunk={(file) => onShrunk(picture.id, file)}
        />
      ))}
    </>
  )
}

function Preview({ file }: { file: File }) {
  const url = useObjectUrl(file)
  const edge = pictureProblem(file) ? 'border-2 border-beet' : 'border border-line'
  return (
    <img
      src={url}
      alt={file.name}
      className={`aspect-square w-full rounded-field bg-sunk object-cover ${edge}`}
    />
  )
}

interface ProblemProps {
  file: File
  place: number
  onShrunk: (file: File) => void
}

function Problem({ file, place, onShrunk }: ProblemProps) {
  const { t } = useLingui()
  const problem = pictureProblem(file)
  if (!problem) return null
  return (
    <div role="alert">
      <FieldError>{t`Picture ${place}: ${problem}`}</FieldError>
      {isTooLarge(file) && <ShrinkOffer photo={file} onShrunk={onShrunk} />}
    </div>
  )
}
