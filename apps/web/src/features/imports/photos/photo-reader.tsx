import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../platform/server-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FieldError } from '../../../ui/controls/field.tsx'
import { eyesQuery, type PhotoRecipe, useReadLines } from './api.ts'
import { ChosenPhotos } from './chosen-photos.tsx'
import { LineList } from './line-list.tsx'
import type { PhotoLine } from './photo-line.ts'
import { ReaderChoice } from './reader-choice.tsx'
import { chooseLanguage } from './recognition/languages.ts'
import { useChosenPhotos } from './use-chosen-photos.ts'
import { type Reader, usePhotoReading } from './use-photo-reading.ts'

interface PhotoReaderProps {
  /** Those to begin with. */
  photos?: readonly File[]
  /** Called with the recipe once its cook has looked at the lines. */
  onRecipe: (recipe: PhotoRecipe) => void
}

/**
 * Reads one recipe off photos. Print is read in the browser and no photo leaves it; handwriting needs
 * a model that sees. Each line is shown beside its piece of the photo before anything is made of it.
 */
export function PhotoReader({ photos, onRecipe }: PhotoReaderProps) {
  const { t } = useLingui()
  const eyes = useQuery(eyesQuery())
  const [reader, setReader] = useState<Reader>({
    by: 'browser',
    language: chooseLanguage(navigator.languages),
  })
  const chosen = useChosenPhotos(photos)
  const reading = usePhotoReading()
  const readLines = useReadLines()
  const pages = chosen.photos.map(({ id }) => {
    const state = reading.states[id]
    return { id, lines: state?.kind === 'read' ? state.lines : [] }
  })
  const hasLines = pages.some(({ lines }) => lines.length > 0)
  const isDone = chosen.photos.every(({ id }) => reading.states[id]?.kind === 'read')

  function change(id: number, line: PhotoLine) {
    const lines = pages.find((page) => page.id === id)?.lines ?? []
    const changed = lines.map((each) => (each.id === line.id ? line : each))
    reading.set(id, { kind: 'read', lines: changed })
  }

  function finish() {
    readLines.mutate(
      pages.map(({ lines }) => lines),
      { onSuccess: ({ recipe }) => onRecipe(recipe) },
    )
  }

  return (
    <div className="grid gap-6">
      <ReaderChoice
        reader={reader}
        model={eyes.data?.canSee ? eyes.data.name : undefined}
        isDisabled={reading.isReading}
        onChange={setReader}
      />
      <ChosenPhotos
        chosen={chosen}
        states={reading.states}
        isReading={reading.isReading}
        onRetry={() => void reading.read(chosen.photos, reader)}
      />
      {chosen.photos.length > 0 && !isDone && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            loading={reading.isReading}
            onClick={() => void reading.read(chosen.photos, reader)}
          >
            <Trans>Read the photos</Trans>
          </Button>
          {reading.isReading && (
            <Button onClick={reading.cancel}>
              <Trans>Stop</Trans>
            </Button>
          )}
        </div>
      )}
      {hasLines && (
        <section aria-label={t`The lines that were read`} className="grid gap-4">
          <p className="text-ink-soft">
            <Trans>
              Compare each line with its piece of the photo. Words that may be misread are marked.
            </Trans>
          </p>
          {pages.map(({ id, lines }, at) => (
            <LineList
              key={id}
              lines={lines}
              before={pages.slice(0, at).reduce((sum, page) => sum + page.lines.length, 0)}
              onChange={(line) => change(id, line)}
            />
          ))}
          <FieldError>
            {readLines.isError &&
              failureMessage(readLines.error, {
                failed: t`No recipe could be made of these lines.`,
                unanswered: t`Potluck does not answer. Try again in a moment.`,
              })}
          </FieldError>
          <Button
            variant={isDone ? 'primary' : 'outline'}
            loading={readLines.isPending}
            onClick={finish}
            className="justify-self-start"
          >
            <Trans>Use this recipe</Trans>
          </Button>
        </section>
      )}
    </div>
  )
}
