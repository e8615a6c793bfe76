import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_LIMITS } from '@potluck/rules'
import { type ChangeEvent, type DragEvent, type Ref, useId, useState } from 'react'
import { buttonStyles } from '../../../ui/button.tsx'
import { EmptyPlate } from '../../../ui/drawings.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { RecipeCover } from '../../../ui/recipe-cover.tsx'
import { useObjectUrl } from '../../../ui/use-object-url.ts'
import type { Recipe } from '../api.ts'

interface PhotoPickerProps {
  /** Chosen and not yet uploaded. */
  photo: File | null
  /** Shows its cover while nothing is chosen. */
  saved: Recipe | undefined
  error: string | undefined
  onChoose: (photo: File) => void
  inputRef: Ref<HTMLInputElement>
}

/** A place to drop a photo on, or to choose one from; shows what was chosen. */
export function PhotoPicker({ photo, saved, error, onChoose, inputRef }: PhotoPickerProps) {
  const [isOver, setOver] = useState(false)
  const errorId = useId()
  const hasPicture = photo !== null || saved !== undefined

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (file) onChoose(file)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onChoose(file)
  }

  function handleOver(event: DragEvent) {
    event.preventDefault()
    setOver(true)
  }

  return (
    <>
      <label
        onDragOver={handleOver}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
        className={`relative block aspect-4/3 cursor-pointer overflow-hidden rounded-card border-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tomato ${hasPicture ? 'border-line' : 'border-dashed border-line-strong'} ${isOver ? 'border-tomato bg-tomato-wash' : 'bg-sunk hover:border-ink-soft'}`}
      >
        <input
          ref={inputRef}
          type="file"
          accept={IMAGE_LIMITS.types.join(',')}
          onChange={handleChange}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          className="sr-only"
        />
        <Picture photo={photo} saved={saved} />
        {hasPicture && (
          <span className="absolute right-3 bottom-3">
            <span className={buttonStyles()}>
              <Trans>Choose another photo</Trans>
            </span>
          </span>
        )}
      </label>
      {error && (
        <div role="alert" className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </>
  )
}

function Picture({ photo, saved }: Pick<PhotoPickerProps, 'photo' | 'saved'>) {
  const { t } = useLingui()
  const url = useObjectUrl(photo)
  const [broken, setBroken] = useState<string>()
  if (photo && url && url !== broken) {
    return (
      <img
        src={url}
        alt={t`The dish you chose`}
        onError={() => setBroken(url)}
        className="size-full object-cover"
      />
    )
  }
  if (photo) {
    return <span className="grid size-full place-content-center">{broken && <EmptyPlate />}</span>
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
        <Trans>Drop a photo here</Trans>
      </span>
      <span className="text-ink-soft">
        <Trans>or press to choose one: PNG, JPG or GIF, up to 5 MB</Trans>
      </span>
    </span>
  )
}
