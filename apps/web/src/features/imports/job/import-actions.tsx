import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { serverMessage } from '../../../platform/server-message.ts'
import { Button, buttonStyles } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useConfirm } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { type Import, isOver, useChangeImport, useForgetImport, useUndoImport } from '../api.ts'
import { isDeclined, useOriginQuestion } from '../origin/use-origin-question.tsx'
import type { ImportOptions } from './use-import-options.ts'

interface ImportActionsProps {
  run: Import
  options: ImportOptions
  /** Files are on their way. */
  isSending: boolean
}

/** What can be done with the import as it stands. */
export function ImportActions({ run, options, isSending }: ImportActionsProps) {
  const acts = useActs(run, options)
  const { state, counts } = run
  const hasEnded = isOver(run) && state !== 'undoing'
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {state === 'looked' && counts.recipes > 0 && (
        <Button
          variant="primary"
          disabled={isSending}
          loading={acts.isStarting}
          onClick={acts.start}
        >
          <StartLabel run={run} options={options} />
        </Button>
      )}
      {state === 'running' && (
        <Button onClick={acts.pause}>
          <Trans>Pause</Trans>
        </Button>
      )}
      {state === 'paused' && (
        <Button variant="primary" onClick={acts.start}>
          <Trans>Go on</Trans>
        </Button>
      )}
      {state === 'done' && counts.broughtIn > 0 && (
        <Link
          to="/dashboard/myRecipes"
          search={{ tab: 'draft' }}
          className={buttonStyles({ variant: 'primary' })}
        >
          <Trans>Show my drafts</Trans>
        </Link>
      )}
      {!isOver(run) && (
        <Button onClick={() => void acts.cancel()}>
          <Trans>Cancel the import</Trans>
        </Button>
      )}
      {run.canUndo && (
        <Button loading={acts.isUndoing} onClick={() => void acts.undo()}>
          <Trans>Undo the whole import</Trans>
        </Button>
      )}
      {counts.recipes + counts.refused > 0 && (
        <a
          href={`/api/imports/${encodeURIComponent(run._id)}/report`}
          download
          className={buttonStyles({ variant: 'quiet' })}
        >
          <Icon of={Download} />
          <Trans>Download the report</Trans>
        </a>
      )}
      {hasEnded && (
        <Button variant="quiet" onClick={() => void acts.forget()}>
          <Trans>Forget this report</Trans>
        </Button>
      )}
      {acts.dialog}
      {acts.originDialog}
    </div>
  )
}

interface StartLabelProps {
  run: Import
  options: ImportOptions
}

/** Counts what will come in: doubles that stay out and what is here already do not. */
function StartLabel({ run, options }: StartLabelProps) {
  const { coming, undecided } = run.counts
  const count = coming + (options.doubles === 'skip' ? 0 : undecided)
  if (count > 0) return <Plural value={count} one="Bring in # recipe" other="Bring in # recipes" />
  const hasLists =
    (options.plan && run.plannedMeals > 0) || (options.shoppingLists && run.shoppingLines > 0)
  return hasLists ? <Trans>Bring in the lists</Trans> : <Trans>Finish: nothing is new</Trans>
}

function useActs({ _id, counts }: Import, { doubles, plan, shoppingLists }: ImportOptions) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const change = useChangeImport(_id)
  const undo = useUndoImport(_id)
  const forget = useForgetImport()
  const [confirm, dialog] = useConfirm()
  const [askOrigin, originDialog] = useOriginQuestion()
  const tell = (error: unknown) => {
    if (isDeclined(error)) return
    toast.error(serverMessage(error) ?? t`That did not work. Please try again.`)
  }

  function setState(state: 'running' | 'paused' | 'cancelled') {
    const wishes = state === 'running' ? { doubles, plan, shoppingLists } : {}
    const send = (confirmOrigin?: true) => change.mutateAsync({ state, ...wishes, confirmOrigin })
    askOrigin(send).catch(tell)
  }

  async function cancel() {
    const isBegun = counts.broughtIn > 0
    const yes = await confirm({
      title: <Trans>Cancel the import</Trans>,
      body: isBegun ? (
        <Trans>What came in so far stays; you can still take all of it back afterwards.</Trans>
      ) : (
        <Trans>Nothing comes in, and the files are forgotten.</Trans>
      ),
      confirmLabel: <Trans>Cancel the import</Trans>,
      cancelLabel: <Trans>Back</Trans>,
    })
    if (yes) setState('cancelled')
  }

  async function undoAll() {
    const yes = await confirm({
      title: <Trans>Undo the whole import</Trans>,
      body: (
        <Trans>
          Every recipe that it brought in is deleted, and new versions of yours go back to what was
          there; those that you changed since stay as they are.
        </Trans>
      ),
      confirmLabel: <Trans>Undo the whole import</Trans>,
      danger: true,
    })
    if (yes) undo.mutate(undefined, { onError: tell })
  }

  return {
    start: () => setState('running'),
    pause: () => setState('paused'),
    cancel,
    undo: undoAll,
    forget: async () => {
      await navigate({ to: '/import' })
      forget.mutate(_id, { onError: tell })
    },
    isStarting: change.isPending,
    isUndoing: undo.isPending,
    dialog,
    originDialog,
  }
}
