import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_LIMITS } from '@potluck/rules'
import { type ChangeEvent, lazy, type ReactNode, type Ref, Suspense, useId, useState } from 'react'
import { buttonStyles } from '../../../../ui/controls/button.tsx'
import { FieldError } from '../../../../ui/controls/field.tsx'
import { EmptyPlate } from '../../../../ui/drawings.tsx'
import type { Framing } from '../../../../ui/pictures/framing.ts'
import { useFileDrop } from '../../../../ui/pictures/use-file-drop.ts'
import { useObjectUrl } from '../../../../ui/pictures/use-object-url.ts'
import { RecipeCover } from '../../../../ui/recipe/recipe-cover.tsx'
import type { Recipe } from '../../api.ts'

const PictureFramer = lazy(async () => ({
  default: (await import('../../../../ui/pictures/picture-framer.tsx')).PictureFramer,
}))

interface PhotoPickerProps {
  /** Chosen and not yet uploaded. */
  photo: File | null
  /** The part of the photo that is shown. */
  framing: Framing
  aspect: number
  onFrame: (framing: Framing) => void
  /** Its cover is shown while no photo is chosen. */
  saved: Recipe | undefined
  error: string | undefined
  onChoose: (photo: File) => void
  inputRef: Ref<HTMLInputElement>
}

/** A place to drop or choose a photo; shows the chosen photo and which part of it is used. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { photo, framing, aspect, onFrame, saved, error, onChoose, inputRef } = props
  const { t } = useLingui()
  const { isOver, drop } = useFileDrop(([file]) => file && onChoose(file))
  const inputId = useId()
  const errorId = useId()
  const url = useObjectUrl(photo)
  const [broken, setBroken] = useState<string>()
  const hasPicture = photo !== null || saved !== undefined
  const isShown = url !== undefined && url !== broken

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Reset, so that choosing the same file again is noticed.
    target.value = ''
    if (file) onChoose(file)
  }

  return (
    <div {...drop}>
      <input
        ref={inputRef}
        id={inputId}
        type="file"
        accept={IMAGE_LIMITS.types.join(',')}
        onChange={handleChange}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        className="peer sr-only"
      />
      {photo && isShown ? (
        <>
          <div className={isOver ? 'rounded-card outline-2 outline-tomato' : ''}>
            <Suspense fallback={<div className="aspect-4/3" />}>
              <PictureFramer
                src={url}
                alt={t`The dish you chose`}
                aspect={aspect}
                framing={framing}
                onChange={onFrame}
                onError={() => setBroken(url)}
              />
            </Suspense>
          </div>
          <label htmlFor={inputId} className={buttonStyles({ className: `mt-3 ${ringOfInput}` })}>
            <Trans>Choose another photo</Trans>
          </label>
        </>
      ) : (
        <DropArea inputId={inputId} isOver={isOver} hasPicture={hasPicture}>
          <Picture isBroken={photo !== null && url === broken} photo={photo} saved={saved} />
        </DropArea>
      )}
      {error && (
        <div role="alert" className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}

/** The file input is invisible, so its label shows the focus ring. */
const ringOfInput =
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-tomato'

interface DropAreaProps {
  /** The id of the file input that pressing this opens. */
  inputId: string
  isOver: boolean
  hasPicture: boolean
  children: ReactNode
}

/** Where a photo can be dropped; pressing it opens the file chooser. */
function DropArea({ inputId, isOver, hasPicture, children }: DropAreaProps) {
  return (
    <label
      htmlFor={inputId}
      className={`relative block aspect-4/3 cursor-pointer overflow-hidden rounded-card border-2 ${ringOfInput} ${hasPicture ? 'border-line' : 'border-dashed border-line-strong'} ${isOver ? 'border-tomato bg-tomato-wash' : 'bg-sunk hover:border-ink-soft'}`}
    >
      {children}
      {hasPicture && (
        <span className="absolute right-3 bottom-3">
          <span className={buttonStyles()}>
            <Trans>Choose another photo</Trans>
          </span>
        </span>
      )}
    </label>
  )
}

interface PictureProps extends Pick<PhotoPickerProps, 'photo' | 'saved'> {
  isBroken: boolean
}

function Picture({ photo, saved, isBroken }: PictureProps) {
  const { t } = useLingui()
  if (photo) {
    return <span className="grid size-full place-content-center">{isBroken && <EmptyPlate />}</span>
  }
  if (saved) {
    return (
      <RecipeCover
        imageUrl={saved.imageUrl}
        photo={saved.photo}
        alt={t`The cover`}
        sizes="(min-width: 768px) 640px, 92vw"
        priority
      />
    )
  }
  return (
    <span className="grid size-full place-content-center justify-items-center gap-1 p-4 text-center">
      <EmptyPlate />
      <span className="mt-3 font-display text-xl font-medium">
        <Trans>Drop or paste a photo here</Trans>
      </span>
      <span className="text-ink-soft">
        <Trans>or press to choose one: PNG, JPG or GIF, up to 5 MB</Trans>
      </span>
    </span>
  )
}
