import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { LIST_LIMITS } from '@potluck/rules'
import { ArrowUp, X } from 'lucide-react'
import { failureMessage } from '../../../platform/server-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FieldError } from '../../../ui/controls/field.tsx'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { useFileDrop } from '../../../ui/pictures/use-file-drop.ts'
import { useObjectUrl } from '../../../ui/pictures/use-object-url.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { PhotoError } from './recognition/read-photo.ts'
import type { ChosenPhotosState } from './use-chosen-photos.ts'
import { mayWorkAgain, type PhotoState } from './use-photo-reading.ts'

interface ChosenPhotosProps {
  chosen: ChosenPhotosState
  states: Partial<Record<number, PhotoState>>
  isReading: boolean
  onRetry: () => void
}

/** Choosing photos, their order, and how far each of them is. */
export function ChosenPhotos({ chosen, states, isReading, onRetry }: ChosenPhotosProps) {
  const { t } = useLingui()
  const { photos } = chosen
  const { isOver, drop } = useFileDrop(chosen.add)
  const most = LIST_LIMITS.photographs
  return (
    <div
      {...drop}
      className={`grid gap-4 rounded-card border-2 border-dashed p-4 ${isOver ? 'border-tomato bg-tomato-wash' : 'border-line-strong bg-sunk'}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <FileButton accept="image/*" multiple disabled={isReading} onChoose={chosen.add}>
          <Trans>Choose photos</Trans>
        </FileButton>
        <span className="touch:inline hidden">
          <FileButton
            accept="image/*"
            capture="environment"
            disabled={isReading}
            onChoose={chosen.add}
          >
            <Trans>Take a photo</Trans>
          </FileButton>
        </span>
        <p className="text-sm text-ink-soft">
          <Trans>Several photos make one recipe, in the order below.</Trans>
        </p>
      </div>
      {chosen.tooMany && (
        <div role="alert">
          <FieldError>
            {t`${plural(most, { one: 'One recipe takes # photo.', other: 'One recipe takes at most # photos.' })}`}
          </FieldError>
        </div>
      )}
      {photos.length > 0 && (
        <ol aria-label={t`The photos of this recipe`} className="grid gap-3">
          {photos.map(({ id, file }, at) => (
            <li key={id} className="flex items-start gap-3">
              <Thumbnail file={file} />
              <div className="grid min-w-0 grow gap-1.5">
                <p className="truncate font-medium">{t`Photo ${at + 1}: ${file.name}`}</p>
                <Progress state={states[id]} place={at + 1} onRetry={onRetry} />
              </div>
              {at > 0 && (
                <IconButton
                  label={t`Move photo ${at + 1} up`}
                  icon={ArrowUp}
                  disabled={isReading}
                  onClick={() => chosen.moveUp(id)}
                />
              )}
              <IconButton
                label={t`Remove photo ${at + 1}`}
                icon={X}
                disabled={isReading}
                onClick={() => chosen.remove(id)}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function Thumbnail({ file }: { file: File }) {
  const url = useObjectUrl(file)
  return (
    <img
      src={url}
      alt=""
      className="size-16 shrink-0 rounded-field border border-line bg-paper object-cover"
    />
  )
}

interface ProgressProps {
  state: PhotoState | undefined
  place: number
  onRetry: () => void
}

function Progress({ state, place, onRetry }: ProgressProps) {
  const { t } = useLingui()
  if (state?.kind === 'failed') return <Failure error={state.error} onRetry={onRetry} />
  if (state?.kind === 'waiting') {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Waits for its turn.</Trans>
      </p>
    )
  }
  if (state?.kind === 'reading') {
    const { share } = state
    return (
      <ProgressBar
        label={t`Reading photo ${place}`}
        {...(share !== undefined && { value: share })}
      />
    )
  }
  if (state?.kind !== 'read') return null
  const count = state.lines.length
  return (
    <p role="status" className="text-sm text-basil">
      {t`${plural(count, { one: '# line was read.', other: '# lines were read.' })}`}
    </p>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  const message = useFailureMessage(error)
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <FieldError>{message}</FieldError>
      {mayWorkAgain(error) && (
        <Button size="sm" onClick={onRetry} aria-label={t`Try to read the photos again`}>
          <Trans>Try Again</Trans>
        </Button>
      )}
    </div>
  )
}

function useFailureMessage(error: unknown): string {
  const { t } = useLingui()
  if (error instanceof PhotoError) {
    return error.reason === 'empty'
      ? t`No print was found in this photo.`
      : t`This browser cannot open this photo. Photos of iPhones (HEIC) open in Safari; elsewhere save it as JPEG first.`
  }
  if (typeof WebAssembly === 'undefined') {
    return t`This browser cannot read photos. Another one can, or type the recipe.`
  }
  return failureMessage(error, {
    failed: t`The photo could not be read.`,
    unanswered: t`What reads photos could not be loaded. Check your connection and try again.`,
  })
}
