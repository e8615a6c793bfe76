import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { weekQuery } from './api.ts'
import { type Ask, PlanDialogs } from './plan-dialogs.tsx'
import { usePlanActs } from './use-plan-acts.ts'
import { WeekBar } from './week-bar.tsx'
import { WeekGrid, WeekLoading } from './week-grid.tsx'

/** A week of meals: shown, filled, changed and cleared. */
export function WeekPlan({ start }: { start: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(weekQuery(start))
  const acts = usePlanActs()
  const [confirm, confirmDialog] = useConfirm()
  const dialogs = useRef<{ ask: Ask }>(null)
  const entries = data?.entries
  const ask: Ask = (asked) => dialogs.current?.ask(asked)

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
          onAdd={(place) => ask({ what: 'add', place })}
          onPortions={(entry) => ask({ what: 'portions', entry })}
          onPlace={(act, entry) => ask({ what: 'place', act, entry })}
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
      <PlanDialogs ref={dialogs} entries={entries} acts={acts} />
    </>
  )
}
