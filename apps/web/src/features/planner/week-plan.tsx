import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type Place, type PlanEntry, weekQuery } from './api.ts'
import { usePlanActs } from './use-plan-acts.ts'
import { WeekBar } from './week-bar.tsx'
import { WeekGrid, WeekLoading } from './week-grid.tsx'

const AddMealDialog = lazy(() =>
  import('./add-meal-dialog.tsx').then((it) => ({ default: it.AddMealDialog })),
)
const PlaceDialog = lazy(() =>
  import('./place-dialog.tsx').then((it) => ({ default: it.PlaceDialog })),
)
const PortionsDialog = lazy(() =>
  import('./portions-dialog.tsx').then((it) => ({ default: it.PortionsDialog })),
)

/** What is being asked in a dialog. */
type Asked =
  | { what: 'add'; place: Place }
  | { what: 'place'; act: 'move' | 'copy'; entry: PlanEntry }
  | { what: 'portions'; entry: PlanEntry }

/** A week of meals: read, filled, changed and cleared. */
export function WeekPlan({ start }: { start: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(weekQuery(start))
  const acts = usePlanActs()
  const [confirm, confirmDialog] = useConfirm()
  const [asked, setAsked] = useState<Asked>()
  const entries = data?.entries
  const close = () => setAsked(undefined)

  async function clear() {
    const isSure = await confirm({
      title: t`Clear this week?`,
      body: t`Every meal of the week is taken out of your plan. This cannot be undone.`,
      confirmLabel: t`Clear week`,
      danger: true,
    })
    if (isSure) await acts.clear(start)
  }

  return (
    <>
      <WeekBar start={start} isEmpty={!entries?.length} onClear={clear} />
      {entries && (
        <WeekGrid
          start={start}
          entries={entries}
          acts={acts}
          onAdd={(place) => setAsked({ what: 'add', place })}
          onPortions={(entry) => setAsked({ what: 'portions', entry })}
          onPlace={(act, entry) => setAsked({ what: 'place', act, entry })}
        />
      )}
      {!entries && !error && <WeekLoading />}
      {!entries && error && (
        <ErrorState
          title={<Trans>Failed to load your meal plan</Trans>}
          message={serverMessage(error) ?? error.message}
          onRetry={refetch}
        />
      )}
      {confirmDialog}
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
    </>
  )
}
