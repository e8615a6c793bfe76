import { lazy, type Ref, Suspense, useImperativeHandle, useState } from 'react'
import type { Place, PlanEntry } from './api.ts'
import type { PlanActs } from './use-plan-acts.ts'

const AddMealDialog = lazy(() =>
  import('./add-meal-dialog.tsx').then((it) => ({ default: it.AddMealDialog })),
)
const PlaceDialog = lazy(() =>
  import('./place-dialog.tsx').then((it) => ({ default: it.PlaceDialog })),
)
const PortionsDialog = lazy(() =>
  import('./portions-dialog.tsx').then((it) => ({ default: it.PortionsDialog })),
)

/** The question of the open dialog. */
type Asked =
  | { what: 'add'; place: Place }
  | { what: 'place'; act: 'move' | 'copy'; entry: PlanEntry }
  | { what: 'portions'; entry: PlanEntry }

export type Ask = (asked: Asked) => void

interface PlanDialogsProps {
  ref: Ref<{ ask: Ask }>
  entries: readonly PlanEntry[] | undefined
  acts: PlanActs
}

/**
 * The dialogs of a plan. They hold their own state, so that opening one does not draw the week
 * again.
 */
export function PlanDialogs({ ref, entries, acts }: PlanDialogsProps) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  useImperativeHandle(ref, () => ({ ask: setAsked }), [])

  return (
    <Suspense>
      {asked?.what === 'add' && (
        <AddMealDialog place={asked.place} onAdd={acts.add} onClose={close} />
      )}
      {asked?.what === 'place' && (
        <PlaceDialog
          act={asked.act}
          entry={asked.entry}
          onChoose={(place) => acts[asked.act](asked.entry, place)}
          onClose={close}
        />
      )}
      {asked?.what === 'portions' && (
        <PortionsDialog
          entry={entries?.find(({ _id }) => _id === asked.entry._id) ?? asked.entry}
          onChange={acts.change}
          onClose={close}
        />
      )}
    </Suspense>
  )
}
