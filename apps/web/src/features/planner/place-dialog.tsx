import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import type { Place, PlanEntry } from './api.ts'
import { PlaceFields } from './place-fields.tsx'

interface PlaceDialogProps {
  act: 'move' | 'copy'
  entry: PlanEntry
  /** Answers whether it worked. */
  onChoose: (place: Place) => Promise<boolean>
  onClose: () => void
}

/** Chooses the day and meal for an entry. */
export function PlaceDialog({ act, entry, onChoose, onClose }: PlaceDialogProps) {
  const { t } = useLingui()
  const [place, setPlace] = useState<Place>({ day: entry.day, meal: entry.meal })
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const name = entry.recipe?.title ?? entry.text ?? ''

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (place.day === '') return setProblem(t`Choose a day.`)
    setPending(true)
    const isDone = await onChoose(place)
    setPending(false)
    if (isDone) onClose()
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={act === 'move' ? <Trans>Move to…</Trans> : <Trans>Copy to…</Trans>}
      description={name}
      submitLabel={act === 'move' ? <Trans>Move</Trans> : <Trans>Copy</Trans>}
      pending={isPending}
      onSubmit={submit}
    >
      <PlaceFields
        place={place}
        error={problem}
        onChange={(next) => {
          setPlace(next)
          setProblem(undefined)
        }}
      />
    </FormDialog>
  )
}
